import { addDays, yearOf } from '#base/day/calendar.ts';
import { daysBetween } from '#base/day/daysBetween.ts';
import { memoize } from '#camps/rules/list/remember.ts';
import {
  ALL_CHILDREN,
  type CustodyChange,
  type CustodyPattern,
  type CustodyRow,
  type HomeId,
  type Nights,
} from '#family/rules/plan/custodyRows.ts';
import type { PlanState } from '#family/rules/plan/planRows.ts';

/** The home of each night in turn, from the first night on, and then again from the start. */
export const CYCLES: Readonly<Record<CustodyPattern, string>> = {
  '2-2-3': 'aabbaaabbaabbb',
  '2-2-5-5': 'aabbaaaaabbbbb',
  '3-4-4-3': 'aaabbbbaaaabbb',
  weeks: 'aaaaaaabbbbbbb',
  weekends: 'aaaabbaaaaaaaa',
  weekendsAndWednesdays: 'aababbaaabaaaa',
};

/** These are about certain weekdays: they are right only when the first night is a Monday. */
export const beginsOnMonday = (pattern: CustodyPattern): boolean =>
  pattern === 'weekends' || pattern === 'weekendsAndWednesdays';

export const otherHome = (home: HomeId): HomeId => (home === 'a' ? 'b' : 'a');

/** The row that says where a child lives: its own, or the one of all children. Null: not in two homes. */
export function custodyOf(rows: readonly CustodyRow[], childId: string): CustodyRow | null {
  const row =
    rows.find(({ id }) => id === childId) ?? rows.find(({ id }) => id === ALL_CHILDREN) ?? null;
  return row?.pattern == null ? null : row;
}

/**
 * The home where a child sleeps in the night that begins on a day (YYYY-MM-DD), also long before the first night; null for a child
 * who does not live in two homes. Whole days only: no clock changes can move a night.
 */
export function createNights(
  { custody, custodyChanges }: Pick<PlanState, 'custody' | 'custodyChanges'>,
  childId: string,
): ((day: string) => HomeId) | null {
  const row = custodyOf(custody, childId);
  if (row?.pattern == null) return null;
  const { pattern, firstNight, firstHome } = row;
  const cycle = CYCLES[pattern];
  const changes = custodyChanges
    .filter((change) => [childId, ALL_CHILDREN].includes(change.childId) && isInForce(change))
    .toSorted((one, other) => other.turn - one.turn || (one.id < other.id ? 1 : -1));
  return memoize(new Map<string, HomeId>(), (day) => {
    for (const { nights, alternates } of changes) {
      const home = nights.flatMap((span) => homeWithin(span, alternates, day) ?? [])[0];
      if (home) return home;
    }
    const at = daysBetween(firstNight, day) % cycle.length;
    return cycle.at(at) === 'a' ? firstHome : otherHome(firstHome);
  });
}

/** Whether a change decides nights. A swap without an answer changes none: silence is not consent. */
export const isInForce = ({ askedBy, answer }: CustodyChange): boolean =>
  askedBy === null || answer === 'yes';

/** Null outside of the nights. */
function homeWithin({ from, to, home }: Nights, alternates: boolean, day: string): HomeId | null {
  if (from <= day && day <= to) return home;
  if (!alternates) return null;
  const later = yearOf(day) - yearOf(from);
  // Nights around New Year are those of the year before, too.
  for (const years of [later, later - 1]) {
    if (years > 0 && plusYears(from, years) <= day && day <= plusYears(to, years)) {
      return years % 2 === 0 ? home : otherHome(home);
    }
  }
  return null;
}

/** Only to compare days with: February 29 stays one, and sorts where it should in every year. */
const plusYears = (day: string, years: number): string => `${yearOf(day) + years}${day.slice(4)}`;

/** Where a child wakes up and where it goes to sleep. Two homes: a hand-over, at camp where there is one. */
export type CustodyDay = { morning: HomeId; evening: HomeId };

/**
 * A day belongs to its morning home: the child wakes up there, so that home finds the care of that day and brings it.
 * The evening home fetches.
 */
export const custodyDay = (homeOfNight: (day: string) => HomeId, day: string): CustodyDay => ({
  morning: homeOfNight(addDays(day, -1)),
  evening: homeOfNight(day),
});

export const isHandOver = ({ morning, evening }: CustodyDay): boolean => morning !== evening;
