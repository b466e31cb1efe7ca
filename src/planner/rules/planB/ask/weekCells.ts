import type { ChildCell } from '../../coverage/childCells.ts';
import { type CoverageCell, type CoverageClaim, dayCell } from '../../coverage/dayCell.ts';
import { totalMinutes, type Span } from '../../coverage/span.ts';
import { dayFit } from '../../candidates/dayFit.ts';
import { memoize } from '#camps/rules/list/remember.ts';
import { isCoveringStatus } from '../../status/coveringStatus.ts';

/** What stays as it is while other days are filled. Unticked, its days are up for a change. */
export type KeepOptions = {
  /** Camps that are planned, registered or confirmed. Entries of the family's own always stay. */
  booked: boolean;
  /** Days at home. */
  home: boolean;
};

/** A day of a child as Plan B begins with it. */
export type BaseCell = {
  cell: ChildCell;
  /** Its rows and the hours at home that stay. */
  claims: readonly CoverageClaim[];
  home: ChildCell['home'];
  /** What these cover. */
  base: CoverageCell;
  /** The minutes to fill; null when there is nothing that a camp should fill. */
  need: Span | null;
};

/** Days that are over, or that were not asked about, stay as they are. */
export function baseCell(cell: ChildCell, keep: KeepOptions, isAsked: boolean): BaseCell {
  const isFree = isAsked && !cell.isOver;
  const claims =
    keep.booked || !isFree
      ? cell.claims
      : cell.claims.filter(({ status, own }) => own !== undefined || !isCoveringStatus(status));
  const home = keep.home || !isFree ? cell.home : [];
  const base = dayCell(cell.need, claims, home);
  const isFillable = isFree && (base.cover === 'open' || base.cover === 'part');
  const need = isFillable && cell.need !== 'unknown' ? cell.need : null;
  return { cell, claims, home, base, need };
}

/** The points of a day that stays open. */
export const OPEN_POINTS = 4;
/** The day counts as covered, and one that is covered to the minute is better. */
export const NEAR_POINTS = 1;
const PART_POINTS = 2;
const HALF_POINTS = 3;
/** One point better than nothing. */
export const WAITLIST_POINTS = 3;
/** More than this is missing: about half a day. */
const PART_MINUTES = 120;

/**
 * What a camp of these hours would leave to be wished for on a day, in points; null when it is of no use there, or when
 * it runs at a time that is taken. Thousands of camps have a few hundred different hours: each is tried once.
 */
export function misfitPoints(cell: BaseCell): (hours: Span) => number | null {
  const known = memoize(new Map<number, number | null>(), (key: number) =>
    misfitOf(cell, { from: Math.floor(key / MINUTES), to: key % MINUTES }),
  );
  return ({ from, to }) => known(from * MINUTES + to);
}

const MINUTES = 1441;
const ANY_CAMP = {
  entryId: '',
  status: 'planned',
  extended: [],
  place: null,
  isListed: true,
} as const;

function misfitOf({ cell, claims, home, base }: BaseCell, hours: Span): number | null {
  const fit = dayFit(hours, base.gaps);
  if (fit !== 'closes' && fit !== 'helps') return null;
  const filled = dayCell(cell.need, [...claims, { ...ANY_CAMP, hours }], home);
  if (filled.clashes.length > base.clashes.length) return null;
  const missing = totalMinutes(filled.gaps);
  if (fit === 'closes') return missing === 0 ? 0 : NEAR_POINTS;
  return missing <= PART_MINUTES ? PART_POINTS : HALF_POINTS;
}
