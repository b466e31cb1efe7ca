// What two parents share of their plans: each has a plan of its own, and the room between them has the shared fields alone.
import { type FamilyRecord, PROFILE_ID, recordKey, REMOVED } from '#family/rules/familyRecord.ts';
import { ALL_CHILDREN, type CustodyLogRow } from '#family/rules/plan/custodyRows.ts';
import {
  isPlanKind,
  readPlanRow,
  toFamilyRecord,
  toPlanRow,
} from '#family/rules/plan/planRecord.ts';
import type { PlanChange, PlanCommand, PlanKind, PlanState } from '#family/rules/plan/planRows.ts';
import type { Profile } from '#family/rules/profile.ts';
import type { FamilyRow, SyncCell, SyncCells } from '#family/rules/sync/cells.ts';
import { rowKey } from '#family/rules/sync/replica.ts';
import type { TakenRow } from '#family/rules/sync/stampPlan.ts';
import { householdOf } from './homeOfDay.ts';
import { changedFields } from '../room/changedRecords.ts';
import { sharedFields, sharedPlanRow, sharedRecord, sharedSet } from './sharedFields.ts';

/** The children of a room: by their ids there, their ids in this plan. Rows of other children are neither given nor taken. */
export type SharedChildren = Readonly<Record<string, string>>;

/** A null id is one of a child that is not shared. */
type IdOf = (id: string) => string | null;

/**
 * The rows of a plan that the other home may see, as the room has them; of the log, what is since the room is there. `since` and
 * `changedAt`: ms since 1970.
 */
export function projectHomes(
  state: PlanState,
  { children, since, changedAt }: { children: SharedChildren; since: number; changedAt: number },
): FamilyRecord[] {
  const inRoom = idsInRoom(children);
  return sharedRows(state).flatMap((change) => {
    if (change.kind === 'custody_log' && (change.row?.at ?? 0) < since) return [];
    const moved = withIds(change, inRoom);
    return moved ? [sharedRecord(moved, changedAt)] : [];
  });
}

/** What the maker says of itself in the room: its name, its home, and the children. The other parent reads it when joining. */
export function homesRoomAbout(
  { parentInfo, children }: Pick<Profile, 'parentInfo' | 'children'>,
  { households, family }: Pick<PlanState, 'households' | 'family'>,
  shared: SharedChildren,
  changedAt: number,
): FamilyRecord[] {
  const home = family.ownHome ?? 'a';
  const name = householdOf(households, home).name || parentInfo.name;
  const values = (kind: 'profile' | 'child', id: string, all: Record<string, string>) => ({
    kind,
    id,
    fields: Object.fromEntries(
      Object.entries(all).map(([field, value]) => [field, { value, changedAt }]),
    ),
  });
  return [
    values('profile', PROFILE_ID, { name, home }),
    ...Object.entries(shared).flatMap(([id, ownId]) => {
      const child = children.find((one) => one.id === ownId);
      return child ? [values('child', id, { firstName: child.firstName, color: child.color })] : [];
    }),
  ];
}

/** As RoomView has it. */
export type HomesRoom = {
  records: readonly FamilyRecord[];
  removed: readonly string[];
  rows: readonly FamilyRow[];
};

/**
 * What the room has that the plan does not, as commands for the plan, and the plan's rows in the room once they are written.
 * `mine`: as projectHomes gives them. Fields that are not shared stay as they are, whatever the room says. `stamped`:
 * as PlanStamps. `taken`: what the commands change, by the stamps of the room.
 */
export function takeOverHomes(
  state: PlanState,
  children: SharedChildren,
  mine: readonly FamilyRecord[],
  { records, removed, rows }: HomesRoom,
  stamped: ReadonlyMap<string, SyncCells>,
): { commands: PlanCommand[]; published: FamilyRecord[]; taken: TakenRow[] } {
  const own = new Map(sharedRows(state).map((change) => [recordKey(change), change]));
  const inPlan = idsInPlan(children);
  const cells = new Map(rows.map((row) => [rowKey(row), row.cells]));
  const whole = new Map(records.map((record) => [recordKey(record), record]));
  const published = new Map(mine.map((record) => [recordKey(record), record]));
  const commands: PlanCommand[] = [];
  const taken: TakenRow[] = [];
  /** As the plan has it: `change` is that of the record `key` with its own ids. */
  const take = (key: string, change: PlanChange, fields: readonly string[]) => {
    const values = change.row ? toFamilyRecord(change, 0).fields : {};
    const changed = fields.flatMap((field): [string, SyncCell][] => {
      const cell = cells.get(key)?.[field];
      return cell ? [[field, { v: values[field]?.value ?? cell.v, t: cell.t }]] : [];
    });
    const parts = partFields(change.kind);
    taken.push({ kind: change.kind, id: change.id, cells: Object.fromEntries(changed), parts });
  };

  for (const { kind, id, fields } of changedFields(mine, records)) {
    const record = whole.get(recordKey({ kind, id }));
    if (!record) continue;
    const found = sharedPlanRow(record);
    const change = found && withIds(found, inPlan);
    if (!change) continue;
    const known = own.get(recordKey(change));
    if (known?.kind === 'custody_log') continue;
    if (known && !published.has(recordKey({ kind, id }))) continue;
    const set = known && sharedSet(change, known, Object.keys(fields));
    commands.push(set ? { kind: change.kind, id: change.id, set } : withOwn(change, stamped));
    take(recordKey(record), change, Object.keys(set ? fields : record.fields));
    published.set(recordKey(record), record);
  }
  const gone = new Set(removed);
  for (const record of mine) {
    const key = recordKey(record);
    const { kind } = record;
    if (!gone.has(key) || !isPlanKind(kind) || kind === 'custody_log') continue;
    const id = ownIdOf(record, inPlan);
    if (id === null) continue;
    commands.push(removal(kind, id));
    take(key, removal(kind, id), [REMOVED]);
    published.delete(key);
  }
  return { commands, published: [...published.values()], taken };
}

/** The fields of rows of a kind that are shared in part. */
export const partFields = (kind: PlanKind): string[] =>
  Object.entries(sharedFields[kind]).flatMap(([field, sharing]) =>
    sharing === 'part' ? [field] : [],
  );

/** A row by its stamped fields, also where it was removed; null where they make none. */
function rowOfCells({ kind, id }: Pick<PlanChange, 'kind' | 'id'>, cells: SyncCells = {}) {
  const kept = Object.entries(cells).filter(([field, { v }]) => field !== REMOVED && v !== null);
  const fields = kept.map(([field, { v: value }]) => [field, { value, changedAt: 0 }]);
  return toPlanRow({ kind, id, fields: Object.fromEntries(fields) });
}

/** The same as the room has it; null for one that is not shared. */
export function sharedOfCells(
  row: Pick<PlanChange, 'kind' | 'id'>,
  cells: SyncCells,
  children: SharedChildren,
): FamilyRecord | null {
  const known = rowOfCells(row, cells);
  const moved = known && withIds(known, idsInRoom(children));
  return moved && sharedRecord(moved, 0);
}

/** A row that comes back has what this family kept of it for itself before it was removed. */
function withOwn(change: PlanChange, stamped: ReadonlyMap<string, SyncCells>): PlanChange {
  const known = rowOfCells(change, stamped.get(recordKey(change)));
  if (!known?.row) return change;
  const set = sharedSet(change, known, Object.keys(change.row ?? {}));
  return readPlanRow(change.kind, { ...known.row, ...set }) ?? change;
}

/**
 * What of `mine` the room is known to have, so that all else is a change of this plan. `published`: null where this phone has
 * put nothing there yet. The room stands for rows of it that this phone has not put there: another one of the family may have,
 * and the other parent has changed them since. New rows go. Not those that were removed there: a removal may be taken back here.
 */
export function homesBase(
  published: readonly FamilyRecord[] | null,
  mine: readonly FamilyRecord[],
  { records, removed }: Omit<HomesRoom, 'rows'>,
): readonly FamilyRecord[] {
  const known = new Set([...records.map(recordKey), ...(published ? [] : removed)]);
  for (const record of published ?? []) known.delete(recordKey(record));
  return [...(published ?? []), ...mine.filter((record) => known.has(recordKey(record)))];
}

const sharedRows = (state: PlanState): PlanChange[] => [
  ...state.entries.map((row): PlanChange => ({ kind: 'plan', id: row.id, row })),
  ...state.home.map((row): PlanChange => ({ kind: 'home', id: row.id, row })),
  ...state.ownDays.map((row): PlanChange => ({ kind: 'own_days', id: row.id, row })),
  ...state.children.map((row): PlanChange => ({ kind: 'child_plan', id: row.id, row })),
  ...state.households.map((row): PlanChange => ({ kind: 'household', id: row.id, row })),
  ...state.custody.map((row): PlanChange => ({ kind: 'custody', id: row.id, row })),
  ...state.custodyChanges.map((row): PlanChange => ({ kind: 'custody_change', id: row.id, row })),
  ...state.custodyLog.map((row): PlanChange => ({ kind: 'custody_log', id: row.id, row })),
];

export const idsInPlan =
  (children: SharedChildren): IdOf =>
  (id) =>
    id === ALL_CHILDREN ? id : (children[id] ?? null);

/** The id in the plan of a row of the room; null where it is of a child that is not shared. */
export const ownIdOf = ({ kind, id }: Pick<FamilyRecord, 'kind' | 'id'>, inPlan: IdOf) =>
  kind === 'custody' || kind === 'child_plan' ? inPlan(id) : id;

function idsInRoom(children: SharedChildren): IdOf {
  const ids = new Map(Object.entries(children).map(([id, ownId]) => [ownId, id]));
  return (id) => (id === ALL_CHILDREN ? id : (ids.get(id) ?? null));
}

/** The row with the ids of children as the other side knows them; null for one that is about no shared child. */
function withIds(change: PlanChange, idOf: IdOf): PlanChange | null {
  const { kind, row } = change;
  if (row === null) return null;
  switch (kind) {
    case 'plan':
    case 'home':
    case 'own_days':
    case 'custody_change': {
      const childId = row.childId === null ? null : idOf(row.childId);
      return childId === null ? null : readPlanRow(kind, { ...row, childId });
    }
    case 'custody':
    case 'child_plan': {
      const id = idOf(row.id);
      return id === null ? null : readPlanRow(kind, { ...row, id });
    }
    case 'custody_log':
      return lineWithIds(row, idOf);
    case 'household':
      return change;
    default:
      return null;
  }
}

function lineWithIds(line: CustodyLogRow, idOf: IdOf): PlanChange | null {
  const { of } = line;
  if (of === 'household') return { kind: 'custody_log', id: line.id, row: line };
  const field = of === 'custody' ? 'id' : 'childId';
  const ids = [line.before, line.after].map((row) => row?.[field]);
  const named = of === 'custody' ? line.rowId : ids.find((id) => typeof id === 'string');
  const other = typeof named === 'string' ? idOf(named) : null;
  if (other === null) return null;
  const moved = (row: CustodyLogRow['before']) => row && { ...row, [field]: other };
  const rowId = of === 'custody' ? other : line.rowId;
  const row = { ...line, rowId, before: moved(line.before), after: moved(line.after) };
  return readPlanRow('custody_log', row);
}

const removal = (kind: PlanKind, id: string): PlanChange => ({ kind, id, row: null });
