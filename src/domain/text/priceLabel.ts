const BARE_NUMBER = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/** The provider's own words; a bare number gains its dollar sign, no words are 'Contact for pricing'. */
export function priceLabel(price: string | null): string {
  const words = price?.trim() ?? '';
  if (words === '') return 'Contact for pricing';
  return BARE_NUMBER.test(words) ? `$${words}` : words;
}

/** The label split after a leading amount, so that a card can set '$72' large and 'a day' small. */
export function priceParts(price: string | null): { amount: string; rest: string } {
  const label = priceLabel(price);
  const amount = /^\$\s?\d[\d,]*(?:\.\d+)?(?=\s|\/|$)/.exec(label)?.[0] ?? '';
  return { amount, rest: label.slice(amount.length).trim() };
}
