/** As phone networks write it: a + and up to 15 digits. A number without a country is of the United States. */
export function phoneNumber(text: string): string | null {
  const digits = text.replaceAll(/\D/g, '');
  if (text.trim().startsWith('+')) return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
  const own = /^1?([2-9]\d{2}[2-9]\d{6})$/.exec(digits)?.[1];
  return own === undefined ? null : `+1${own}`;
}
