import { MAX_CHILDREN } from '../profile.ts';
import { isDeleted, type FamilyRecord, recordKey } from '../familyRecord.ts';
import { lastStamp, type SyncCells, mergeCells } from './cells.ts';
import {
  isDirty,
  newRow,
  type ReceivedRow,
  type Replica,
  type ReplicaRow,
  rowKey,
} from './replica.ts';
import { planScheduled } from '../plan/planRecord.ts';
import { shownRecord } from './shownRecord.ts';
import { stampMs } from './stamp.ts';

/** A clock may be off by two days; what is later than that would win for ever. */
const MAX_AHEAD_MS = 2 * 86_400_000;

/**
 * What of the rows that came is taken. An older version or key than the one that is known here, and a time of the future,
 * are kept out: no member writes them, so the server is not telling the truth. `nowMs`: by the server's clock.
 */
export function sortReceived(
  replica: Replica,
  came: readonly ReceivedRow[],
  nowMs: number,
): { taken: ReceivedRow[]; keptOut: string[] } {
  const isHonest = (row: ReceivedRow) => {
    const { base, sealedBy } = replica.get(rowKey(row)) ?? newRow;
    const isBefore = row.base < base || row.sealedBy < sealedBy;
    return !isBefore && stampMs(lastStamp(row.cells) || NO_STAMP) <= nowMs + MAX_AHEAD_MS;
  };
  return {
    taken: came.filter(isHonest),
    keptOut: came.filter((row) => !isHonest(row)).map(({ place }) => place),
  };
}

const NO_STAMP = '0';

/** The rows that came, merged with what is here. Where this device knows more than the server, they are to be sent. */
export const receiveRows = (replica: Replica, came: readonly ReceivedRow[]): ReplicaRow[] =>
  came.flatMap((received) => {
    const { place: _, ...theirs } = received;
    const mine = replica.get(rowKey(theirs));
    if (!mine) return [{ ...newRow, ...theirs }];
    const { base, sealedBy } = theirs;
    const cells = mergeCells(mine.cells, theirs.cells);
    const row = { ...mine, cells, base, sealedBy };
    // The answer to a push that arrived was lost.
    if (hasSameStamps(cells, theirs.cells)) row.pushed = row.version;
    else if (!isDirty(row)) row.version += 1;
    const isKnown = mine.base === base && mine.sealedBy === sealedBy && mine.pushed === row.pushed;
    return isKnown && row.version === mine.version && hasSameStamps(cells, mine.cells) ? [] : [row];
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
