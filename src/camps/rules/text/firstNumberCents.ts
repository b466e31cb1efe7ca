/** The first number in the price text, in cents; null when it has none. What summer filters compare. */
export function firstNumberCents(text: string | null): number | null {
  const [number] = /(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?/.exec(text ?? '') ?? [];
  return number === undefined ? null : Math.round(Number(number.replaceAll(',', '')) * 100);
}
