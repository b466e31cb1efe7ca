import { isGone, type Thing, thingKey } from '../things.ts';
import { changedTo, empty, freshTime, goneAt, withoutGone } from './mergeThings.ts';

/**
 * Exactly what came. What else is here is removed, and what differs gets a time that is later than all that is known of it.
 * Things that stay as they are stay the same objects. `now`: ms since 1970.
 */
export function replaceThings(
  here: readonly Thing[],
  came: readonly Thing[],
  now: number,
): Thing[] {
  const wanted = new Map(
    came
      .filter((thing) => !isGone(thing))
      .map((thing) => [thingKey(thing), { ...thing, fields: withoutGone(thing.fields) }]),
  );
  const kept = here.map((mine) => {
    const theirs = wanted.get(thingKey(mine));
    wanted.delete(thingKey(mine));
    const time = freshTime(mine, now);
    if (theirs) {
      return changedTo(isGone(mine) ? empty(mine) : mine, theirs, time);
    }
    return isGone(mine) ? mine : goneAt(mine, time);
  });
  const arrived = [...wanted.values()].map((theirs) => changedTo(empty(theirs), theirs, now));
  return [...kept, ...arrived];
}
