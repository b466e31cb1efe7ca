import type { PricingTable } from '#site';

const element = 'stripe-pricing-table';
const leastHeight = 120;

/**
 * Loads the payment provider's price table into `place` and says when it is really there to
 * see. Blocked, slow or offline it never says so, and nothing else is lost. The answer takes the table
 * and its script away again.
 */
export function loadPricingTable(
  place: HTMLElement,
  { id, key, origin }: PricingTable,
  onShown: () => void,
): () => void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `${origin}/v3/pricing-table.js`;
  const table = document.createElement(element);
  table.setAttribute('pricing-table-id', id);
  table.setAttribute('publishable-key', key);
  // An element nobody has defined yet has no height; the table has one once its prices are in.
  const watch = new ResizeObserver(() => {
    if (table.offsetHeight < leastHeight) return;
    watch.disconnect();
    onShown();
  });
  watch.observe(table);
  place.append(table);
  document.head.append(script);
  return () => {
    watch.disconnect();
    table.remove();
    script.remove();
  };
}
