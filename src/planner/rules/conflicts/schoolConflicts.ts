import type { ChildCell } from '../coverage/childCells.ts';
import { overlaps, type Span } from '../coverage/span.ts';
import type { ConflictFacts } from './conflict.ts';

/** When every school that is on is on, in minutes after midnight: a class after it is no conflict. */
const SCHOOL_HOURS: Span = { from: 9 * 60, to: 14 * 60 };

/**
 * The held days of a row on which the child's school is on, and those that no calendar speaks of. A child without any
 * calendar has none: the board asks for one.
 */
export function schoolConflicts(
  entryId: string,
  days: ReadonlySet<string>,
  cells: readonly ChildCell[],
): ConflictFacts[] {
  const isCalendarKnown = cells.some(
    ({ school: { kind } }) => kind !== 'unknown' && kind !== 'weekend',
  );
  if (!isCalendarKnown) return [];
  const daysOf = (kind: 'school' | 'unknown') =>
    cells
      .filter(({ day, school }) => days.has(day) && school.kind === kind)
      .filter(({ claims }) =>
        claims.some((claim) => claim.entryId === entryId && isInSchoolHours(claim.hours)),
      )
      .map(({ day }) => day);
  const [on, unknown] = [daysOf('school'), daysOf('unknown')];
  return [
    ...(on.length > 0 ? [{ kind: 'schoolOn' as const, days: on }] : []),
    ...(unknown.length > 0 ? [{ kind: 'schoolUnknown' as const, days: unknown }] : []),
  ];
}

const isInSchoolHours = (hours: ChildCell['claims'][number]['hours']): boolean =>
  typeof hours !== 'object' || overlaps(hours, SCHOOL_HOURS);
