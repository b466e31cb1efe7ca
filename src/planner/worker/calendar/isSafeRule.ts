type Parts = { [name: string]: readonly (string | number)[] | undefined };

const MOST_INTERVAL = 12;
/** What each frequency may say besides. */
const ALLOWED: Record<string, readonly string[]> = {
  DAILY: ['BYDAY', 'BYMONTH'],
  WEEKLY: ['BYDAY', 'BYMONTH'],
  MONTHLY: ['BYDAY', 'BYMONTHDAY', 'BYSETPOS'],
  YEARLY: ['BYDAY', 'BYMONTHDAY', 'BYMONTH', 'BYYEARDAY'],
};

/**
 * Whether a rule of repetition (RFC 5545, 3.3.10) can be followed: by days or longer, and sure to have a next date. For
 * one that has none, such as every 12 months in March from a January on, ical.js searches until the page hangs.
 */
export function isSafeRule(rule: { freq: string; interval: number; parts: Parts }): boolean {
  const { freq, interval, parts } = rule;
  const allowed = ALLOWED[freq];
  const named = Object.keys(parts);
  if (interval > MOST_INTERVAL || !named.every((name) => allowed?.includes(name))) return false;
  // 'MO', and not the first or the last Monday of something.
  const isPlain = (parts.BYDAY ?? []).every((day) => /^[A-Z]{2}$/.test(String(day)));
  if (freq === 'DAILY') return isPlain && (interval === 1 || named.length === 0);
  if (freq === 'WEEKLY') return isPlain && (interval === 1 || !named.includes('BYMONTH'));
  // The nth of a list of days: some months have fewer.
  const places = parts.BYSETPOS ?? [];
  const isCommon = isPlain && !named.includes('BYMONTHDAY') && places.every(isInEveryMonth);
  return allowed !== undefined && (places.length === 0 || isCommon);
}

const isInEveryMonth = (place: string | number) => [1, 2, 3, 4, -1].includes(Number(place));
