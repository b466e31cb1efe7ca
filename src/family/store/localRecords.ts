// The family's rows of `camply` as records (family/rules/familyRecord.ts), and back.
import * as v from 'valibot';
import {
  type FamilyKind,
  NoteSchema,
  SavedCampSchema,
  rowUpdatedAt,
  TABLES,
} from '#camps/camps.ts';
import { REMOVED, isDeleted, type FamilyRecord } from '#family/rules/familyRecord.ts';
import {
  isPlanKind,
  toPlanRow,
  toFamilyRecord,
  readPlanRow,
} from '#family/rules/plan/planRecord.ts';
import type { PlanKind } from '#family/rules/plan/planRows.ts';
import type { UserDb } from '#base/storage/db.ts';
import { putPlanRow } from './putPlanRow.ts';

const KINDS = ['favorite', 'note'] as const satisfies readonly FamilyKind[];

/** The tables of a transaction around `readRecords` and `saveRecord`. */
export const familyTables = (db: UserDb) => [db.favorites, db.notes, db.plan, db.tombstones];

/** Everything of the family but its profile. A row that this version cannot read is no record, and stays where it is. */
export async function readRecords(db: UserDb): Promise<FamilyRecord[]> {
  const tables = familyTables(db);
  const rows = await Promise.all(
    tables.map(async (table): Promise<unknown[]> => db.table(table.name).toArray()),
  );
  return tableRecords(Object.fromEntries(tables.map(({ name }, at) => [name, rows[at] ?? []])));
}

/** Reads records from rows that are grouped by table name, as `readRecords` does. */
export function tableRecords(tables: Readonly<Record<string, readonly unknown[]>>): FamilyRecord[] {
  const of = (name: string) => (tables[name] ?? []).flatMap((row) => recordOf(name, row) ?? []);
  const records = [...KINDS.map((kind) => TABLES[kind]), 'plan'].flatMap(of);
  const live = new Set(records.map(({ kind, id }) => `${kind}:${id}`));
  return [...records, ...of('tombstones').filter(({ kind, id }) => !live.has(`${kind}:${id}`))];
}

/** Whether this version can make a record of a row of that table. */
export const isReadable = (name: string, row: unknown): boolean => recordOf(name, row) !== null;

const TombstoneSchema = v.object({
  kind: v.custom<FamilyKind | 'scheduled' | PlanKind>(
    (kind) =>
      typeof kind === 'string' &&
      (kind === 'scheduled' || KINDS.some((one) => one === kind) || isPlanKind(kind)),
  ),
  id: v.string(),
  deletedAt: v.number(),
});
const PlanRecordSchema = v.looseObject({
  kind: v.custom<PlanKind>((kind) => typeof kind === 'string' && isPlanKind(kind)),
  updatedAt: v.number(),
});

function recordOf(table: string, row: unknown): FamilyRecord | null {
  if (table === 'tombstones') {
    const gone = v.safeParse(TombstoneSchema, row);
    if (!gone.success) return null;
    const { kind, id, deletedAt } = gone.output;
    return { kind, id, fields: { [REMOVED]: { value: true, changedAt: deletedAt } } };
  }
  if (table === 'plan') {
    const record = v.safeParse(PlanRecordSchema, row);
    const change = record.success ? readPlanRow(record.output.kind, row) : null;
    if (!change || !record.success) return null;
    const { fields, ...known } = toFamilyRecord(change, record.output.updatedAt);
    // A field that an earlier version did not store was not emptied here: its default would outrank what other devices know.
    const stored = Object.entries(fields).filter(
      ([field]) => field === REMOVED || field in record.output,
    );
    return { ...known, fields: Object.fromEntries(stored) };
  }
  const kind = KINDS.find((one) => TABLES[one] === table);
  if (kind === undefined) return null;
  if (kind === 'note') {
    const note = v.safeParse(NoteSchema, row);
    if (!note.success) return null;
    const { campId, text } = note.output;
    const changedAt = rowUpdatedAt(note.output);
    return {
      kind,
      id: campId,
      fields: { text: { value: text, changedAt }, [REMOVED]: { value: false, changedAt } },
    };
  }
  const camp = v.safeParse(SavedCampSchema, row);
  if (!camp.success) return null;
  const { campId, savedAt, name } = camp.output;
  const changedAt = rowUpdatedAt(camp.output);
  return {
    kind,
    id: campId,
    fields: {
      savedAt: { value: savedAt, changedAt },
      name: { value: name ?? null, changedAt },
      [REMOVED]: { value: false, changedAt },
    },
  };
}

/** Stores a record as a row, or as its tombstone. Profiles and children are not stored here. */
export async function saveRecord(db: UserDb, record: FamilyRecord): Promise<void> {
  const { kind, id, fields } = record;
  if (kind === 'profile' || kind === 'child') return;
  const updatedAt = Math.max(0, ...Object.values(fields).map(({ changedAt }) => changedAt));
  if (isPlanKind(kind)) {
    await savePlanRecord(db, record, updatedAt);
    return;
  }
  if (isDeleted(record)) {
    await db.tombstones.put({ kind, id, deletedAt: updatedAt });
    if (kind !== 'scheduled') await db.table(TABLES[kind]).delete(id);
    return;
  }
  if (kind === 'scheduled') return;
  const rows = db.table(TABLES[kind]);
  await Promise.all([rows.put(rowOf(record, updatedAt)), db.tombstones.delete([kind, id])]);
}

async function savePlanRecord(db: UserDb, record: FamilyRecord, updatedAt: number): Promise<void> {
  const change = toPlanRow(record);
  // A record without the required fields makes no row; the replica keeps it.
  if (change) await putPlanRow(db, change, updatedAt);
}

function rowOf({ kind, id, fields }: FamilyRecord, updatedAt: number) {
  const value = (field: string) => fields[field]?.value;
  if (kind === 'note') {
    const text = `${value('text') ?? ''}`;
    return { campId: id, text, writtenAt: fields.text?.changedAt ?? updatedAt, updatedAt };
  }
  const name = value('name');
  const savedAt = Number(value('savedAt') ?? updatedAt);
  return { campId: id, savedAt, updatedAt, ...(typeof name === 'string' && { name }) };
}
