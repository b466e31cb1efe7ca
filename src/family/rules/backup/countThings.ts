import { campIdOf } from '../plan/planThing.ts';
import { isGone, type Thing, type ThingKind } from '../things.ts';

export type Counts = { children: number; planned: number; favorites: number; notes: number };

/** Counts the present things. `planned` counts a camp once for any number of children. */
export function countThings(things: readonly Thing[]): Counts {
  const live = (wanted: ThingKind) =>
    things.filter((thing) => thing.kind === wanted && !isGone(thing)).length;
  return {
    children: live('child'),
    planned: new Set(things.flatMap(campIdOf)).size,
    favorites: live('favorite'),
    notes: live('note'),
  };
}

/** How many things changed after `time` (ms since 1970), removed ones included. */
export const changesSince = (things: readonly Thing[], time: number): number =>
  things.filter(({ fields }) => Object.values(fields).some(({ changedAt }) => changedAt > time))
    .length;
