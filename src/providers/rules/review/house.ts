/** What is watched, in the order it is shown in. */
export const CHECK_NAMES = [
  'submissions',
  'candidates',
  'sources',
  'links',
  'freshness',
  'mail',
  'mail_stops',
  'alarms',
  'head',
  'transactions',
  'backup',
  'geocoding',
  'popular',
] as const;
export type CheckName = (typeof CHECK_NAMES)[number];

/** unknown: nobody can tell, which is never taken for fine. */
export type HouseCheck = {
  name: CheckName;
  state: 'ok' | 'late' | 'unknown';
  /** ISO 8601: what has waited, or was done, the longest. */
  since: string | null;
  count: number | null;
};

export type HouseSource = {
  id: string;
  label: string;
  kind: string;
  isOn: boolean;
  lastOkAt: string | null;
  failures: number;
  lastProblem: string | null;
  cadenceHours: number;
};

/** How many live camps are how fresh; null where it could not be read. */
export const FRESHNESS = {
  dates: ['fresh', 'aging', 'old', 'unchecked'],
  price: ['fresh', 'aging', 'old', 'unchecked'],
  seats: ['open', 'few', 'waitlist', 'full', 'unknown'],
} as const;
export type FreshnessGroup = keyof typeof FRESHNESS;
export type Histogram = readonly { name: string; count: number }[];

export type HouseMail = {
  waiting: number;
  oldestDueAt: string | null;
  givenUp: number;
  stopped: number;
};

export type House = {
  checkedAt: string | null;
  checks: readonly HouseCheck[];
  sources: readonly HouseSource[] | null;
  freshness: Readonly<Record<FreshnessGroup, Histogram | null>>;
  mail: HouseMail | null;
};

// Two readings may fail before a source is late.
const LATE_READINGS = 3;

/** Of a source: ok when it is turned off, late when its last good reading is three of its turns old, unknown when it was never read well. */
export function sourceState(source: HouseSource, now: number): HouseCheck['state'] {
  if (!source.isOn) return 'ok';
  if (source.lastOkAt === null) return source.failures > 0 ? 'late' : 'unknown';
  const hours = (now - Date.parse(source.lastOkAt)) / 3_600_000;
  return hours > source.cadenceHours * LATE_READINGS ? 'late' : 'ok';
}
