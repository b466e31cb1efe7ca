// What a plan tells the room between two homes, by the time when it was changed.
import { type FamilyRecord, recordKey, REMOVED } from '#family/rules/familyRecord.ts';
import { LOGGED_KINDS } from '#family/rules/plan/custodyRows.ts';
import { isPlanKind } from '#family/rules/plan/planRecord.ts';
import {
  type FamilyRow,
  lastStamp,
  type SyncCell,
  type SyncCells,
} from '#family/rules/sync/cells.ts';
import { rowKey } from '#family/rules/sync/replica.ts';
import { isRemoved } from '#family/rules/sync/shownRecord.ts';
import { type Stamp, stampAfter, stampDevice, stampMs } from '#family/rules/sync/stamp.ts';
import type { PlanStamps } from '#family/rules/sync/stampPlan.ts';
import { changedFields } from '../room/changedRecords.ts';
import {
  homesBase,
  type HomesRoom,
  idsInPlan,
  ownIdOf,
  partFields,
  sharedOfCells,
  type SharedChildren,
} from './homesRoom.ts';

/**
 * What this plan tells the room, by the time when it was changed: what is later there stands (RoomOnPhone.merge). A phone with
 * sync knows the time of each field, whoever of the family wrote it; another one tells what it has changed since `published`,
 * null where this phone has put nothing there yet. `now`: the stamp of what the maker says of itself.
 */
export function homesCells(
  mine: readonly FamilyRecord[],
  published: readonly FamilyRecord[] | null,
  children: SharedChildren,
  room: HomesRoom,
  plan: PlanStamps,
  now: Stamp,
): FamilyRow[] {
  const inPlan = idsInPlan(children);
  const cellsOf = (record: FamilyRecord): SyncCells =>
    plan.cells.get(recordKey({ ...record, id: ownIdOf(record, inPlan) ?? '' })) ?? {};
  const base = homesBase(published, mine, room);
  const put = fieldsByRow(published ?? []);
  const inRoom = new Map(room.rows.map((row) => [rowKey(row), row.cells]));
  const isStamped = ({ kind }: FamilyRecord) => plan.isSynced && isPlanKind(kind);
  /** On a phone without sync a change of what it has read there is later, whatever the clocks are. */
  const stampOf = (record: FamilyRecord, field: string): Stamp | undefined => {
    const t = cellsOf(record)[field]?.t;
    const there = inRoom.get(recordKey(record))?.[field];
    const isRead = there && there.v === put.get(recordKey(record))?.[field]?.value;
    if (plan.isSynced || !t || !isRead) return t;
    return stampAfter(there.t, stampMs(t), stampDevice(t));
  };
  const changed = [
    ...mine.filter(isStamped),
    ...changedFields(base, mine).filter((record) => !isStamped(record)),
  ];
  const told = changed.map((record): FamilyRow => {
    const { kind, id } = record;
    const parts = isPlanKind(kind) ? partFields(kind) : [];
    const fields = Object.entries(record.fields).flatMap(([field, { value: v }]) => {
      // What this family keeps of a part for itself has changed alone.
      const isOwn = parts.includes(field) && put.get(recordKey(record))?.[field]?.value === v;
      const t = isPlanKind(kind) ? stampOf(record, field) : now;
      const isThere =
        isStamped(record) && (t ?? '') <= (inRoom.get(recordKey(record))?.[field]?.t ?? '');
      if (isOwn || isThere || t === undefined || field === REMOVED) return [];
      return [{ field, cell: { v, t } }];
    });
    const cells = fields.map(({ field, cell }): [string, SyncCell] => [field, cell]);
    return { kind, id, cells: Object.fromEntries(cells) };
  });

  const removed = new Set(room.removed);
  // Who has written a note since a row was removed keeps the row.
  const kept = mine.flatMap((record): FamilyRow[] => {
    const isBack = isStamped(record) && removed.has(recordKey(record));
    return isBack ? [removal(record, false, lastStamp(cellsOf(record)))] : [];
  });

  const here = new Set(mine.map(recordKey));
  const known = new Set(base.map(recordKey));
  const gone = [...base, ...room.records].flatMap((record): FamilyRow[] => {
    const key = recordKey(record);
    if (here.has(key)) return [];
    const cells = cellsOf(record);
    const there = Object.entries(inRoom.get(key) ?? {});
    // Who joins removes nights of its own first: the room's have other stamps.
    const isOfRoom =
      !LOGGED_KINDS.some((kind) => kind === record.kind) ||
      there.some(([field, { t }]) => cells[field]?.t === t);
    // A phone without sync takes a removal over as one of its own time.
    const isGone = known.has(key) || (plan.isSynced && isOfRoom && isRemoved(cells));
    const { kind } = record;
    const t = isPlanKind(kind) ? lastStamp(cells) : now;
    if (!isGone || t === '') return [];
    // Should it come back, it is with what was changed before.
    const id = ownIdOf(record, inPlan);
    const was = isPlanKind(kind) && id ? sharedOfCells({ kind, id }, cells, children) : null;
    const last = Object.entries(was?.fields ?? {}).flatMap(
      ([field, { value: v }]): [string, SyncCell][] => {
        const cell = field === REMOVED ? undefined : cells[field];
        return cell ? [[field, { v, t: cell.t }]] : [];
      },
    );
    const { cells: end, ...row } = removal(record, true, t);
    return [{ ...row, cells: { ...Object.fromEntries(last), ...end } }];
  });
  return [...told, ...kept, ...gone].filter(({ cells }) => Object.keys(cells).length > 0);
}

const removal = ({ kind, id }: FamilyRecord, v: boolean, t: Stamp): FamilyRow => ({
  kind,
  id,
  cells: { [REMOVED]: { v, t } },
});

const fieldsByRow = (records: readonly FamilyRecord[]) =>
  new Map(records.map((record) => [recordKey(record), record.fields]));
