import { campIdOf } from '../plan/planRecord.ts';
import { isDeleted, type FamilyRecord, type RecordKind } from '../familyRecord.ts';

export type Counts = { children: number; planned: number; favorites: number; notes: number };

/** Counts the present records. `planned` counts a camp, or an entry of the family’s own, once for any number of children. */
export function countRecords(records: readonly FamilyRecord[]): Counts {
  const live = (wanted: RecordKind) =>
    records.filter((record) => record.kind === wanted && !isDeleted(record)).length;
  return {
    children: live('child'),
    planned: new Set(records.flatMap(campIdOf)).size,
    favorites: live('favorite'),
    notes: live('note'),
  };
}

/** How many records changed after `time` (ms since 1970), removed ones included. */
export const countChangesSince = (records: readonly FamilyRecord[], time: number): number =>
  records.filter(({ fields }) => Object.values(fields).some(({ changedAt }) => changedAt > time))
    .length;
