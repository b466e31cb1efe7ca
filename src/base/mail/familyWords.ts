/** What a mail to a family may say: only what the family has put there itself. */
export type FamilyWords = {
  /** The day on which sign-ups open, YYYY-MM-DD. */
  opens_on: string | null;
  /** `minutes` after midnight in Atlanta, null where only the day is known; `name` only where the family wants it in its mail. */
  openings: readonly { minutes: number | null; name: string | null }[];
  /** The last day of a season pass, YYYY-MM-DD. */
  until: string | null;
};

/** As mailWords has them. */
type FamilyMailWords = { subject: string; says: string[]; button: string };

const PLAN_BUTTON = 'Open my plan';

/** The evening before sign-ups open. It names the weekday, for a mail that was held up may come on the day itself. */
export function openingWords({ opens_on, openings }: FamilyWords): FamilyMailWords {
  const [one] = openings;
  const weekday = opens_on === null ? 'soon' : formatDay(opens_on, { weekday: 'long' });
  const day = opens_on === null ? 'soon' : formatDay(opens_on, DAY_WITH_WEEKDAY);
  if (openings.length > 1) {
    return {
      subject: `${openings.length} sign-ups in your plan open ${weekday}`,
      says: [`Sign-ups open ${day}: ${openings.map(openingLabel).join(', ')}.`],
      button: PLAN_BUTTON,
    };
  }
  const { minutes = null, name = null } = one ?? {};
  const at = minutes === null ? '' : ` at ${clock(minutes)}`;
  return {
    subject: `${name ?? 'A sign-up in your plan'} opens ${weekday}${at}`,
    says: [
      `Sign-up opens ${day}${at}.`,
      ...(minutes === null ? ['There’s no time yet, so look early that day.'] : []),
    ],
    button: PLAN_BUTTON,
  };
}

export const weeklyWords = (): FamilyMailWords => ({
  subject: 'Five minutes for your plan',
  says: ['A quick look once a week: what’s still open, what’s booked, and what comes next.'],
  button: PLAN_BUTTON,
});

export const passWords = ({ until }: FamilyWords): FamilyMailWords => ({
  subject: 'Your season pass',
  says: [
    until === null
      ? 'Thank you! Your season is paid.'
      : `Thank you! Your season is paid through ${formatDay(until, DAY_WITH_YEAR)}.`,
    'The device you paid on already has the pass. To use it on another one, open the link there. It works on five devices.',
  ],
  button: 'Use it on this device',
});

const openingLabel = ({ minutes, name }: FamilyWords['openings'][number]) =>
  `${name ?? 'one'} ${minutes === null ? 'with no time yet' : `at ${clock(minutes)}`}`;

const DAY_WITH_WEEKDAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;
const DAY_WITH_YEAR = { month: 'long', day: 'numeric', year: 'numeric' } as const;

/** Not by day/calendar.ts: the functions that send mail have no date-fns. */
const formatDay = (day: string, wanted: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { ...wanted, timeZone: 'UTC' });

const clock = (minutes: number) => {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
};
