// When each field of a plan was last changed, for others who merge it by these times.
import { type FamilyRecord, recordKey, REMOVED } from '../familyRecord.ts';
import { type FamilyRow, lastStamp, type SyncCell, type SyncCells } from './cells.ts';
import { recordLocalChanges, type Writer } from './recordLocalChanges.ts';
import { newRow, type Replica, type ReplicaRow, rowKey, withRows } from './replica.ts';
import { isRemoved } from './shownRecord.ts';
import { formatStamp, type Stamp, stampAfter, stampMs } from './stamp.ts';

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
      const own = row.cells[field];
      if (value === undefined) return [];
      if (parts.includes(field)) {
        const isKnown = t <= (own?.t ?? '') && value === own?.v;
        return isKnown ? [] : [[field, { v: value, t: stampOfPart(row, field, t, device) }]];
      }
      return t > (own?.t ?? '') && value === v ? [[field, { v, t }]] : [];
    });
    const after = { ...row.cells, ...Object.fromEntries(fresh) };
    // Who has removed it, and sees it come back: it is written as of now.
    const isAlike = isRemoved(after) === (fields?.[REMOVED]?.value === true);
    return isAlike && fresh.length > 0 ? [{ ...row, cells: after, version: row.version + 1 }] : [];
  });
}

/**
 * What another phone of the family has written of a part is whole, and outranks what came of it at `t`. That in turn outranks what
 * it replaces: else it would count as typed here, now, and bring back a row that was removed meanwhile.
 */
function stampOfPart({ cells }: ReplicaRow, field: string, t: Stamp, device: string): Stamp {
  const replaced = Object.entries(cells).filter(
    ([name, cell]) => name === field || (name === REMOVED && cell.t < t),
  );
  return stampAfter(lastStamp(Object.fromEntries(replaced)), stampMs(t) - 1, device);
}

const cellsOf = ({ fields }: FamilyRecord, { device, atServer }: Writer): SyncCells =>
  Object.fromEntries(
    Object.entries(fields).map(([field, { value, changedAt }]): [string, SyncCell] => [
      field,
      { v: value, t: formatStamp(Math.max(0, Math.floor(atServer(changedAt))), 0, device) },
    ]),
  );
