import { MAX_CHILDREN } from '../profile.ts';
import { isDeleted, type FamilyRecord, recordKey } from '../familyRecord.ts';
import { type SyncCells, type FamilyRow, mergeCells } from './cells.ts';
import { isDirty, type Replica, type ReplicaRow, rowKey } from './replica.ts';
import { planScheduled } from '../plan/planRecord.ts';
import { shownRecord } from './shownRecord.ts';

/** The rows that came, merged with what is here. Where this device knows more than the server, they are to be pushed. */
export const receiveRows = (replica: Replica, came: readonly FamilyRow[]): ReplicaRow[] =>
  came.flatMap((theirs) => {
    const mine = replica.get(rowKey(theirs));
    if (!mine) return [{ ...theirs, version: 0, pushed: 0 }];
    const cells = mergeCells(mine.cells, theirs.cells);
    const row = { ...mine, cells };
    if (!isDirty(row) && !hasSameStamps(cells, theirs.cells)) row.version += 1;
    return row.version === mine.version && hasSameStamps(cells, mine.cells) ? [] : [row];
  });

/** A stamp is given to one value only. */
const hasSameStamps = (one: SyncCells, other: SyncCells): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([field, { t }]) => other[field]?.t === t);

/**
 * The records that screens must receive: those of the replica that differ here, lost ones included. Beyond MAX_CHILDREN
 * there is no room. `isWhole`: the replica has all rows of the family; before that it is unknown whether a scheduled
 * camp has an entry.
 */
export function recordsToShow(
  replica: Replica,
  here: readonly FamilyRecord[],
  isWhole: boolean,
): FamilyRecord[] {
  const known = new Map(here.map((record) => [recordKey(record), record]));
  let room =
    MAX_CHILDREN - here.filter((record) => record.kind === 'child' && !isDeleted(record)).length;
  const told = [...replica.values()].flatMap((row) => shownRecord(row) ?? []);
  const records = isWhole ? planScheduled(told) : told.filter(({ kind }) => kind !== 'scheduled');
  return records.flatMap((shown) => {
    const mine = known.get(recordKey(shown));
    if (shown.kind === 'scheduled' ? mine : isShown(shown, mine)) return [];
    const isNewChild = shown.kind === 'child' && !isDeleted(shown) && (!mine || isDeleted(mine));
    if (isNewChild) room -= 1;
    return isNewChild && room < 0 ? [] : [shown];
  });
}

function isShown(shown: FamilyRecord, mine: FamilyRecord | undefined): boolean {
  if (isDeleted(shown)) return !mine || isDeleted(mine);
  if (!mine || isDeleted(mine)) return false;
  return Object.entries(shown.fields).every(
    ([field, { value }]) => mine.fields[field]?.value === value,
  );
}
