import { areAlternatives } from './areAlternatives.ts';
import type { Conflict } from './conflict.ts';
import type { ConflictInputs } from './conflictInputs.ts';
import { withKey } from './withKey.ts';

/** Two rows of one child at one time: once for each pair, with all its days. Choices of one want are no mistake. */
export function bookingConflicts({ today, children, entries }: ConflictInputs): Conflict[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return children.flatMap(({ child, cells }) => {
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
        return withKey({ kind: 'backUpHeld', days }, 'warning', ids, [child.id]);
      }
      const severity = isCertain ? 'error' : 'warning';
      return withKey({ kind: 'doubleBooking', days, isCertain }, severity, entryIds, [child.id]);
    });
  });
}

type Pair = {
  entryIds: readonly [string, string];
  days: readonly string[];
  isCertain: boolean;
};
