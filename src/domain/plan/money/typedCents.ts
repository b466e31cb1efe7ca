const AMOUNT = /^\$?\s*(\d{1,6}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;
/** As much as a row takes. */
const MOST_CENTS = 10_000_000;

/** Dollars as a person types them, '$1,200' or '62.5', in cents; null when it is no amount. */
export function typedCents(text: string): number | null {
  const [, whole, fraction = ''] = AMOUNT.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  return cents <= MOST_CENTS ? cents : null;
}
