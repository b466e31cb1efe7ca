// When each field of a plan was last changed, for others who merge it by these times.
import { type FamilyRecord, recordKey, REMOVED } from '../familyRecord.ts';
import type { FamilyRow, SyncCell, SyncCells } from './cells.ts';
import { recordLocalChanges, type Writer } from './recordLocalChanges.ts';
import { newRow, type Replica, type ReplicaRow, rowKey, withRows } from './replica.ts';
import { isRemoved } from './shownRecord.ts';
import { formatStamp, type Stamp, stampMs } from './stamp.ts';

/** What came into the plan from elsewhere. `parts`: fields of which this family keeps more than what came. */
export type TakenRow = FamilyRow & { parts: readonly string[] };

/** By the key of a row, its fields; a removed row has REMOVED. `isSynced`: each field has a time of its own, or else its row's. */
export type PlanStamps = { isSynced: boolean; cells: ReadonlyMap<string, SyncCells> };

/**
 * The stamps of these records, and the rows of the replica that change: it has what was changed here, and what was `taken` at
 * the time when others wrote it. `replica`: null for a phone without sync.
 */
export function stampPlan(
  replica: Replica | null,
  records: readonly FamilyRecord[],
  taken: readonly TakenRow[],
  writer: Writer,
): PlanStamps & { changed: ReplicaRow[] } {
  const adopted = withRows(
    replica ?? new Map(),
    replica ? takenRows(replica, records, taken, writer) : [],
  );
  const recorded = replica ? recordLocalChanges(adopted, records, new Map(), writer) : [];
  const after = withRows(adopted, recorded);
  const known = records.map((record): [string, SyncCells] => [
    recordKey(record),
    cellsOf(record, writer),
  ]);
  // Of a row that came and went elsewhere there is no record here.
  const stamped = [...after].map(([key, { cells }]): [string, SyncCells] => [key, cells]);
  const changed = [...after].flatMap(([key, row]) => (replica?.get(key) === row ? [] : [row]));
  return { isSynced: replica !== null, cells: new Map([...known, ...stamped]), changed };
}

function takenRows(
  replica: Replica,
  records: readonly FamilyRecord[],
  taken: readonly TakenRow[],
  { device }: Writer,
): ReplicaRow[] {
  const here = new Map(records.map((record) => [recordKey(record), record]));
  return taken.flatMap(({ kind, id, cells, parts }) => {
    const key = rowKey({ kind, id });
    const fields = here.get(key)?.fields;
    const row = replica.get(key) ?? { ...newRow, kind, id, cells: {} };
    const fresh = Object.entries(cells).flatMap(([field, { v, t }]): [string, SyncCell][] => {
      const value = fields?.[field]?.value;
      const isPart = parts.includes(field);
      // What another phone of the family has written of it is whole, and outranks it.
      const at = isPart ? momentBefore(t, device) : t;
      if (value === undefined || at <= (row.cells[field]?.t ?? '')) return [];
      return isPart || value === v ? [[field, { v: value, t: at }]] : [];
    });
    const after = { ...row.cells, ...Object.fromEntries(fresh) };
    // Who has removed it, and sees it come back: it is written as of now.
    const isAlike = isRemoved(after) === (fields?.[REMOVED]?.value === true);
    return isAlike && fresh.length > 0 ? [{ ...row, cells: after, version: row.version + 1 }] : [];
  });
}

const momentBefore = (stamp: Stamp, device: string): Stamp =>
  formatStamp(Math.max(0, stampMs(stamp) - 1), 0, device);

const cellsOf = ({ fields }: FamilyRecord, { device, atServer }: Writer): SyncCells =>
  Object.fromEntries(
    Object.entries(fields).map(([field, { value, changedAt }]): [string, SyncCell] => [
      field,
      { v: value, t: formatStamp(Math.max(0, Math.floor(atServer(changedAt))), 0, device) },
    ]),
  );
