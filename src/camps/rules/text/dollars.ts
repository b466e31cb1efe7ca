/** US cents as '$77', '$62.50' or '$1,250'. */
export function dollars(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `$${(cents / 100).toLocaleString('en-US', format)}`;
}
