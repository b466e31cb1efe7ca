import type { OwnKind, PlanStatus } from '#family/rules/plan/planEntry.ts';
import { coversDay } from '../status/coversDay.ts';
import type { AtHomeClaim } from './homeDays.ts';
import { ALL_DAY, gapsIn, totalMinutes, overlaps, type Span } from './span.ts';

/** One plan row on one day of one child. */
export type CoverageClaim = {
  entryId: string;
  status: PlanStatus;
  hours: Span | 'unknown' | 'allDay';
  /** Before and after care that the family has booked. */
  extended: readonly Span[];
  /** The same text for the same address; null when the listing names none. */
  place: string | null;
  /** False if the camp no longer runs that day, so that the row does not cover it. */
  isListed: boolean;
  /** Set for an entry of the family's own. */
  own?: OwnKind;
};

/**
 * none: no care is needed. covered: camps, with a caregiver at home, reach every needed minute. home: a caregiver at
 * home alone does. near: at most half an hour is missing in all, so that the day counts as covered. part: more is missing.
 * guess: nothing holds the day, and most parents have it off. unknown: hours are missing, and the known ones do not
 * reach. open: nothing covers any of it.
 */
export type Cover = 'none' | 'covered' | 'near' | 'part' | 'home' | 'guess' | 'unknown' | 'open';

export type CoverageCell = {
  cover: Cover;
  /** Needed minutes that nothing known covers. */
  gaps: readonly Span[];
  /** Ids of two rows at the same time. `isCertain` false: one of them names no hours. */
  clashes: readonly { entryIds: readonly [string, string]; isCertain: boolean }[];
};

/** A day that misses no more than this in all counts as covered. */
export const NEAR_MINUTES = 30;

/**
 * How far a day of a child is covered. `need` as careNeeded gives it; only listed rows of a status that holds count.
 * Unknown hours never count as cover, nor as an open day.
 */
export function dayCell(
  need: Span | 'unknown' | null,
  claims: readonly CoverageClaim[],
  home: readonly AtHomeClaim[],
): CoverageCell {
  const held = claims.filter(coversDay);
  // Only the family knows who is home: a proposed holiday holds nothing, and yields to whatever is booked.
  const isGuess = home.some(({ rowId }) => rowId === null) && held.length === 0;
  const known = home.filter(({ rowId }) => rowId !== null);
  const found = coverOf(need, held, known);
  const isNothing = found.cover === 'open' || found.cover === 'unknown';
  const cell = isGuess && isNothing ? GUESS : found;
  return { ...cell, clashes: clashesOf(held) };
}

/** The minutes that these rows are known to cover, with their before and after care. */
export const heldSpans = (claims: readonly CoverageClaim[]): Span[] =>
  claims.flatMap(({ hours, extended }) =>
    hours === 'allDay' ? [ALL_DAY] : hours === 'unknown' ? extended : [hours, ...extended],
  );
const homeSpans = (home: readonly AtHomeClaim[]) => home.map(({ span }) => span ?? ALL_DAY);
const NO_GAPS: readonly Span[] = [];
const GUESS = { cover: 'guess', gaps: NO_GAPS } as const;

function coverOf(
  need: Span | 'unknown' | null,
  held: readonly CoverageClaim[],
  home: readonly AtHomeClaim[],
): Pick<CoverageCell, 'cover' | 'gaps'> {
  if (need === null) return { cover: 'none', gaps: NO_GAPS };
  if (need === 'unknown') return { cover: coverOfUnknown(held, home), gaps: NO_GAPS };
  const atHome = homeSpans(home);
  if (atHome.length > 0 && gapsIn(need, atHome).length === 0) {
    return { cover: 'home', gaps: NO_GAPS };
  }
  const gaps = gapsIn(need, [...heldSpans(held), ...atHome]);
  if (gaps.length === 0) return { cover: 'covered', gaps };
  const missing = totalMinutes(gaps);
  const isOpen = missing === need.to - need.from;
  if (!isOpen && missing <= NEAR_MINUTES) return { cover: 'near', gaps };
  if (held.some(({ hours }) => hours === 'unknown')) return { cover: 'unknown', gaps };
  return { cover: isOpen ? 'open' : 'part', gaps };
}

/** Covers an early release of unknown time: only a whole day is certain to suffice. */
function coverOfUnknown(held: readonly CoverageClaim[], home: readonly AtHomeClaim[]): Cover {
  if (home.some(({ span }) => span === null)) return 'home';
  return held.some(({ hours }) => hours === 'allDay') ? 'covered' : 'unknown';
}

function clashesOf(held: readonly CoverageClaim[]): CoverageCell['clashes'] {
  return held.flatMap((one, at) =>
    held.slice(at + 1).flatMap((other) => {
      const isCertain = isCarerAt(one, other) ? null : clash(one.hours, other.hours);
      const entryIds = [one.entryId, other.entryId] as const;
      return isCertain === null ? [] : [{ entryIds, isCertain }];
    }),
  );
}

/** Whoever looks after a child can bring it to a camp. */
const isCarerAt = (one: CoverageClaim, other: CoverageClaim): boolean =>
  (one.own === 'care') !== (other.own === 'care') && one.own !== 'away' && other.own !== 'away';

/** Returns null without a clash, and false for a possible one when hours are unknown. */
function clash(one: CoverageClaim['hours'], other: CoverageClaim['hours']): boolean | null {
  if (one === 'allDay' || other === 'allDay') return true;
  if (one === 'unknown' || other === 'unknown') return false;
  return overlaps(one, other) || null;
}
