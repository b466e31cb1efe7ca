/** The pattern of a moment. Without an offset it would differ on each phone. */
const MOMENT = /^\d{4}-\d\d-\d\d[T ][\d:.]+(?:Z|[+-]\d\d(?::?\d\d)?)$/;

/** The minute sign-up opens (ms since 1970) of a text with an offset from UTC; null when it names none for certain. */
export function openingMoment(text: string | null): number | null {
  if (text === null || !MOMENT.test(text)) return null;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : moment;
}
