// Rows of the planner as records, which sync, a backup and a hand-over carry: a field each, lists and spans as JSON.
import * as v from 'valibot';
import { parsedJson } from '#base/text/parsedJson.ts';
import {
  type FieldChange,
  REMOVED,
  isDeleted,
  type FamilyRecord,
  type Value,
} from '../familyRecord.ts';
import { CircleRowSchema, CircleWishSchema } from './circleRows.ts';
import {
  CustodyChangeSchema,
  CustodyLogSchema,
  CustodySchema,
  HouseholdSchema,
} from './custodyRows.ts';
import { PlanEntrySchema, undecidedEntry } from './planEntry.ts';
import {
  AtHomeSchema,
  CalendarFeedSchema,
  ChildPlanSchema,
  FamilyPlanSchema,
  OwnDaysSchema,
  type PlanChange,
  type PlanKind,
  RoomRowSchema,
  SentSchema,
} from './planRows.ts';

const RowSchema = v.variant('kind', [
  v.object({ kind: v.literal('plan'), row: PlanEntrySchema }),
  v.object({ kind: v.literal('home'), row: AtHomeSchema }),
  v.object({ kind: v.literal('own_days'), row: OwnDaysSchema }),
  v.object({ kind: v.literal('child_plan'), row: ChildPlanSchema }),
  v.object({ kind: v.literal('family_plan'), row: FamilyPlanSchema }),
  v.object({ kind: v.literal('sent_event'), row: SentSchema }),
  v.object({ kind: v.literal('room'), row: RoomRowSchema }),
  v.object({ kind: v.literal('household'), row: HouseholdSchema }),
  v.object({ kind: v.literal('custody'), row: CustodySchema }),
  v.object({ kind: v.literal('custody_change'), row: CustodyChangeSchema }),
  v.object({ kind: v.literal('custody_log'), row: CustodyLogSchema }),
  v.object({ kind: v.literal('feed'), row: CalendarFeedSchema }),
  v.object({ kind: v.literal('circle'), row: CircleRowSchema }),
  v.object({ kind: v.literal('circle_wish'), row: CircleWishSchema }),
]);

export const isPlanKind = (kind: string): kind is PlanKind =>
  RowSchema.options.some(({ entries }) => entries.kind.literal === kind);

/** A row as this version reads it; null when it cannot. What is missing or spoiled has its default. */
export function readPlanRow(kind: string, row: unknown): PlanChange | null {
  const { success, output } = v.safeParse(RowSchema, { kind, row });
  return success ? { ...output, id: output.row.id } : null;
}

/** `changedAt`: ms since 1970. A row that is removed is a record that is gone. */
export function toFamilyRecord({ kind, id, row }: PlanChange, changedAt: number): FamilyRecord {
  if (row === null) return { kind, id, fields: { [REMOVED]: { value: true, changedAt } } };
  const fields: Record<string, FieldChange> = { [REMOVED]: { value: false, changedAt } };
  for (const [field, value] of Object.entries(row)) {
    if (field !== 'id') fields[field] = { value: packed(value), changedAt };
  }
  return { kind, id, fields };
}

/** A record as a row of the planner; null when required fields are missing, or when it is of another kind. */
export function toPlanRow(record: FamilyRecord): PlanChange | null {
  const { kind, id, fields } = record;
  if (!isPlanKind(kind)) return null;
  if (isDeleted(record)) return { kind, id, row: null };
  const row = Object.fromEntries(
    Object.entries(fields).map(([field, { value }]) => [field, unpacked(value)]),
  );
  return readPlanRow(kind, { ...row, id });
}

/**
 * Replaces each live record of kind `scheduled` with an undecided entry, unless the plan has an entry of that camp.
 * Removed records stay as they are.
 */
export function planScheduled(records: readonly FamilyRecord[]): FamilyRecord[] {
  const planned = new Set(records.flatMap(campIdOf));
  return records.flatMap((record) => {
    if (record.kind !== 'scheduled' || isDeleted(record)) return [record];
    const { kind, id, fields } = record;
    const changedAt = Math.max(0, ...Object.values(fields).map((change) => change.changedAt));
    const gone = { kind, id, fields: { [REMOVED]: { value: true, changedAt: changedAt + 1 } } };
    if (planned.has(id)) return [gone];
    const name = fields.name?.value;
    const row = undecidedEntry(id, typeof name === 'string' ? name.slice(0, 200) : '');
    return [gone, toFamilyRecord({ kind: 'plan', id: row.id, row }, changedAt)];
  });
}

/** Returns the camp id of a present entry of the plan. */
export function campIdOf(record: FamilyRecord): string[] {
  const campId = record.fields.campId?.value;
  return record.kind === 'plan' && !isDeleted(record) && typeof campId === 'string' ? [campId] : [];
}

/** Before every list and span, so that a note that looks like JSON stays a text. */
const PACKED = '\u0001';

const packed = (value: unknown): Value =>
  typeof value === 'object' && value !== null
    ? PACKED + JSON.stringify(value)
    : v.parse(ValueSchema, value);

const ValueSchema = v.union([v.string(), v.number(), v.boolean(), v.null()]);

function unpacked(value: Value): unknown {
  if (typeof value !== 'string' || !value.startsWith(PACKED)) return value;
  return parsedJson(value.slice(PACKED.length));
}
