/** Formats a phone number as E.164: a + and up to 15 digits. A number without a country code is American. */
export function phoneNumber(text: string): string | null {
  const digits = text.replaceAll(/\D/g, '');
  if (text.trim().startsWith('+')) return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
  const own = /^1?([2-9]\d{2}[2-9]\d{6})$/.exec(digits)?.[1];
  return own === undefined ? null : `+1${own}`;
}
