import { isCoveringStatus } from '../status/coveringStatus.ts';
import { areAlternatives } from './areAlternatives.ts';
import type { Conflict } from './conflict.ts';
import type { ConflictInputs } from './conflictInputs.ts';
import { withKey } from './withKey.ts';

/** A first choice that did not work out has places left, while its back-up holds the days. */
export function backupConflicts({ today, children, entries, camps }: ConflictInputs): Conflict[] {
  const isKnown = new Set(children.map(({ child }) => child.id));
  return entries.flatMap((first) => {
    const { childId, rank, status, campId } = first;
    const isRefused = status === 'waitlisted' || status === 'cancelled';
    if (childId === null || !isKnown.has(childId) || !isRefused) return [];
    // Only these listings say that there are places.
    if (camps(campId)?.camp.listing !== 'opening') return [];
    const [backUp] = entries
      .filter(
        (entry) =>
          areAlternatives(entry, first) && entry.rank > rank && isCoveringStatus(entry.status),
      )
      .toSorted((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
    const days = (backUp?.days ?? []).filter((day) => day >= today);
    if (!backUp || days.length === 0) return [];
    return [withKey({ kind: 'firstChoiceFree', days }, 'info', [first.id, backUp.id], [childId])];
  });
}
