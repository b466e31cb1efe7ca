import { REMOVED } from '../familyRecord.ts';
import { type SyncCell, isConflictField, lastStamp, readBefore, TEXT } from './cells.ts';
import type { Replica, ReplicaRow } from './replica.ts';
import { isRemoved } from './shownRecord.ts';
import { stampMs, stampAfter } from './stamp.ts';

/** A removal can be undone with all of its values for this long. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Records that were removed 30 days ago lose their values, on every device; that they are gone stays known. */
export const emptyRemoved = (replica: Replica, nowMs: number, device: string): ReplicaRow[] =>
  [...replica.values()].flatMap((row) => {
    const { [REMOVED]: gone } = row.cells;
    if (!gone || !isRemoved(row.cells) || stampMs(gone.t) > nowMs - KEPT_MS) return [];
    const full = Object.entries(row.cells).filter(
      ([field, { v }]) => field !== REMOVED && v !== null,
    );
    return full.length === 0 ? [] : [emptied(row, full, nowMs, device)];
  });

function emptied(
  row: ReplicaRow,
  full: readonly [string, SyncCell][],
  nowMs: number,
  device: string,
): ReplicaRow {
  const t = stampAfter(lastStamp(row.cells), nowMs, device);
  const empty = full.map(([field, cell]): [string, SyncCell] => [
    field,
    isConflictField(field) || field !== TEXT
      ? { v: null, t }
      : { v: null, t, p: readBefore(cell, false) },
  ]);
  const gone = { v: true, t: stampAfter(t, nowMs, device) };
  const cells = { ...row.cells, ...Object.fromEntries(empty), [REMOVED]: gone };
  return { ...row, cells, version: row.version + 1 };
}
