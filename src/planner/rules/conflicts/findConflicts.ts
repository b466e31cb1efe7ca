import { seatsOn } from '#camps/rules/camp/seats.ts';
import type { Conflict } from './conflict.ts';
import type { ConflictInputs } from './conflictInputs.ts';
import { driveConflicts } from './driveConflicts.ts';
import { rowConflicts } from './rowConflicts.ts';
import { isCoveringStatus } from '../status/coveringStatus.ts';
import { withKey } from './withKey.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';

const SEVERITIES: readonly Conflict['severity'][] = ['error', 'warning', 'info'];

/** All that a family should know about its plan from today on: errors first, then by their first day. */
export function findConflicts(inputs: ConflictInputs): Conflict[] {
  return [
    ...bookingConflicts(inputs),
    ...rowConflicts(inputs),
    ...driveConflicts(inputs),
    ...backupConflicts(inputs),
  ].toSorted(
    (a, b) =>
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
      (firstDay(a) < firstDay(b) ? -1 : Number(firstDay(a) > firstDay(b))),
  );
}

function firstDay(conflict: Conflict): string {
  if ('days' in conflict) return conflict.days[0] ?? '';
  return 'day' in conflict ? conflict.day : '';
}

/** A first choice that did not work out has places left, while its back-up holds the days. */
function backupConflicts({ today, children, entries, camps }: ConflictInputs): Conflict[] {
  const isKnown = new Set(children.map(({ child }) => child.id));
  return entries.flatMap((first) => {
    const { childId, rank, status } = first;
    const isRefused = status === 'waitlisted' || status === 'cancelled';
    if (childId === null || !isKnown.has(childId) || !isRefused) return [];
    const camp = camps(first)?.camp;
    const seats = camp && seatsOn(camp, today);
    // Only these listings say that there are places.
    if (camp?.listing !== 'opening' && seats !== 'open' && seats !== 'few') return [];
    const [backUp] = entries
      .filter(
        (entry) =>
          areAlternatives(entry, first) && entry.rank > rank && isCoveringStatus(entry.status),
      )
      .toSorted((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
    const days = (backUp?.days ?? []).filter((day) => day >= today);
    if (!backUp || days.length === 0) return [];
    return [withKey({ kind: 'firstChoiceFree', days }, 'info', [first.id, backUp.id])];
  });
}

/** Two rows of one child at one time: once for each pair, with all its days. Choices of one want are no mistake. */
function bookingConflicts({ today, children, entries }: ConflictInputs): Conflict[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return children.flatMap(({ cells }) => {
    const pairs = new Map<string, Pair>();
    for (const { day, clashes } of cells) {
      if (day < today) continue;
      for (const { entryIds, isCertain } of clashes) {
        const key = entryIds.toSorted().join(' ');
        const pair = pairs.get(key) ?? { entryIds, days: [], isCertain: false };
        pairs.set(key, {
          ...pair,
          days: [...pair.days, day],
          isCertain: pair.isCertain || isCertain,
        });
      }
    }
    return [...pairs.values()].map(({ entryIds, days, isCertain }) => {
      const [one, other] = entryIds.map((id) => byId.get(id));
      if (one && other && areAlternatives(one, other)) {
        const ids = one.rank <= other.rank ? [one.id, other.id] : [other.id, one.id];
        return withKey({ kind: 'backUpHeld', days }, 'warning', ids);
      }
      const severity = isCertain ? 'error' : 'warning';
      return withKey({ kind: 'doubleBooking', days, isCertain }, severity, entryIds);
    });
  });
}

type Pair = {
  entryIds: readonly [string, string];
  days: readonly string[];
  isCertain: boolean;
};

/** The want of rows that were stored without one. */
const NO_WANT = 'none';

type Choice = Pick<PlanEntry, 'childId' | 'wantId'>;

/** Whether two rows are choices for the same days of a child. */
const areAlternatives = (one: Choice, other: Choice): boolean =>
  one.wantId === other.wantId && one.wantId !== NO_WANT && one.childId === other.childId;
