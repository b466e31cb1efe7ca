import type { PricingTable } from '#base/site.ts';

const element = 'stripe-pricing-table';
const leastHeight = 120;

/**
 * Loads the payment provider's price table into `place`. Says when it is really there to see, or that its
 * script did not arrive: no network, or blocked. The answer takes the table and its script away again.
 */
export function loadPricingTable(
  place: HTMLElement,
  { id, key, origin }: PricingTable,
  onOutcome: (outcome: 'shown' | 'failed') => void,
): () => void {
  const script = document.createElement('script');
  script.async = true;
  script.addEventListener('error', () => onOutcome('failed'));
  script.src = `${origin}/v3/pricing-table.js`;
  const table = document.createElement(element);
  table.setAttribute('pricing-table-id', id);
  table.setAttribute('publishable-key', key);
  // An element nobody has defined yet has no height; the table has one once its prices are in.
  const watch = new ResizeObserver(() => {
    if (table.offsetHeight < leastHeight) return;
    watch.disconnect();
    onOutcome('shown');
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
