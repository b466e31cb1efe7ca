import { REMOVED, isDeleted, type FamilyRecord, recordKey } from '../familyRecord.ts';
import { isUndecidedId } from '../plan/planEntry.ts';
import {
  conflictField,
  type SyncCell,
  type SyncCells,
  lastStamp,
  readBefore,
  TEXT,
} from './cells.ts';
import { newRow, type Replica, type ReplicaRow } from './replica.ts';
import { isRemoved, shownRecord } from './shownRecord.ts';
import { type Stamp, stampAfter } from './stamp.ts';

export type Unread = ReadonlyMap<string, readonly string[]>;

/** The device that writes. `atServer`: the server's time for one of its own, ms since 1970. */
export type Writer = { device: string; atServer: (ms: number) => number };

/**
 * The changes on this phone since the replica was last updated, as rows to push. Only differences from the shown
 * replica count: a record that is missing here was not removed here, and a value that this version cannot show was not
 * changed. `unread`: by the key of a note, texts that were replaced unseen. They stay as conflicts.
 */
export const recordLocalChanges = (
  replica: Replica,
  records: readonly FamilyRecord[],
  unread: Unread,
  writer: Writer,
): ReplicaRow[] =>
  records.flatMap((record) => {
    const { kind, id } = record;
    const row = replica.get(recordKey(record));
    const replaced = unread.get(recordKey(record)) ?? [];
    const changed = changedCells(row, record, replaced, writer);
    if (Object.keys(changed).length === 0) return [];
    const { cells, version, ...known } = row ?? { ...newRow, cells: {} };
    return [{ ...known, kind, id, cells: { ...cells, ...changed }, version: version + 1 }];
  });

function changedCells(
  row: ReplicaRow | undefined,
  record: FamilyRecord,
  replaced: readonly string[],
  { device, atServer }: Writer,
): SyncCells {
  const before = row?.cells ?? {};
  const conflicts = conflictCells(before, replaced, { device, atServer }, latestOf(record));
  const last = lastStamp({ ...before, ...conflicts });
  const stampAt = (changedAt: number): Stamp => stampAfter(last, atServer(changedAt), device);
  const read = readBefore(
    before[TEXT],
    replaced.some((text) => text === before[TEXT]?.v),
  );
  const withRead = read.length > 0 ? { p: read } : {};

  if (isDeleted(record)) {
    // Removing a record that was never shared needs no tombstone, unless another device may have made it, too.
    if (isRemoved(before) || !(row || isUndecidedId(record.id))) return conflicts;
    const { changedAt } = record.fields[REMOVED] ?? { changedAt: 0 };
    return { ...conflicts, [REMOVED]: { v: true, t: stampAt(changedAt), ...withRead } };
  }
  const shown = row ? shownRecord(row)?.fields : undefined;
  const changed = Object.fromEntries(
    Object.entries(record.fields)
      .filter(([field, { value }]) => field !== REMOVED && shown?.[field]?.value !== value)
      .map(([field, { value, changedAt }]): [string, SyncCell] => [
        field,
        { v: value, t: stampAt(changedAt), ...(field === TEXT && withRead) },
      ]),
  );
  return { ...conflicts, ...changed };
}

/** Under the stamp they had where they came from another device; else they are written now. */
function conflictCells(
  before: SyncCells,
  replaced: readonly string[],
  { device, atServer }: Writer,
  changedAt: number,
): SyncCells {
  const cells: Record<string, SyncCell> = {};
  for (const text of replaced) {
    const known = before[TEXT];
    const t =
      known?.v === text
        ? known.t
        : stampAfter(lastStamp({ ...before, ...cells }), atServer(changedAt), device);
    cells[conflictField(t)] ??= { v: text, t };
  }
  return cells;
}

const latestOf = ({ fields }: FamilyRecord): number =>
  Math.max(0, ...Object.values(fields).map(({ changedAt }) => changedAt));
