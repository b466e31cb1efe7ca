/**
 * A typed age in years, below 0 and above 18 too; NaN for what is no whole or half number in digits: '5', '3.5' and
 * '3½' are, '1e1', '+5', '18 months' and '5-12' are not.
 */
export function readYears(text: string): number {
  const digits = text.trim().replace(/^(\d*) ?½$/, '$1.5');
  const years = /^-?\d{0,3}(?:\.\d{1,2})?$/.test(digits) && digits !== '' ? Number(digits) : NaN;
  return Number.isInteger(years * 2) ? years : Number.NaN;
}
