import { isDeleted, type FamilyRecord, recordKey } from '../familyRecord.ts';
import { changedTo, empty, freshTime, removedAt, withoutRemoval } from './mergeRecords.ts';

/**
 * Exactly what came. What else is here is removed, and what differs gets a time that is later than all that is known of it.
 * Records that stay as they are stay the same objects. `now`: ms since 1970.
 */
export function replaceRecords(
  here: readonly FamilyRecord[],
  came: readonly FamilyRecord[],
  now: number,
): FamilyRecord[] {
  const wanted = new Map(
    came
      .filter((record) => !isDeleted(record))
      .map((record) => [recordKey(record), { ...record, fields: withoutRemoval(record.fields) }]),
  );
  const kept = here.map((mine) => {
    const theirs = wanted.get(recordKey(mine));
    wanted.delete(recordKey(mine));
    const time = freshTime(mine, now);
    if (theirs) {
      return changedTo(isDeleted(mine) ? empty(mine) : mine, theirs, time);
    }
    return isDeleted(mine) ? mine : removedAt(mine, time);
  });
  const arrived = [...wanted.values()].map((theirs) => changedTo(empty(theirs), theirs, now));
  return [...kept, ...arrived];
}
