// Parses the records of a file. They are only ever data: unknown keys are dropped, texts are bounded, and no time lies
// ahead of the clock.
import * as v from 'valibot';
import type { PlanKind } from '../plan/planRows.ts';
import { MAX_NOTE_LENGTH } from '#camps/rules/saved/note.ts';
import { MAX_CHILDREN, MAX_TEXT_LENGTH } from '../profile.ts';
import { isPlanKind, toPlanRow, planScheduled } from '../plan/planRecord.ts';
import {
  type FieldChange,
  REMOVED,
  isDeleted,
  PROFILE_ID,
  type FamilyRecord,
  recordKey,
} from '../familyRecord.ts';
import { laterFields } from './laterFields.ts';

/** Names that every object has must not become keys of one. */
const Key = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(MAX_TEXT_LENGTH),
  v.check((key) => !Reflect.has(Object.prototype, key)),
);
const EntrySchema = v.object({
  kind: v.union([
    v.picklist(['profile', 'child', 'favorite', 'scheduled', 'note']),
    v.custom<PlanKind>((kind) => typeof kind === 'string' && isPlanKind(kind)),
  ]),
  id: Key,
  fields: v.record(v.string(), v.unknown()),
});
const ChangeSchema = v.object({
  value: v.union([
    v.pipe(v.string(), v.maxLength(MAX_NOTE_LENGTH)),
    v.pipe(v.number(), v.finite()),
    v.boolean(),
    v.null(),
  ]),
  changedAt: v.pipe(v.number(), v.finite(), v.minValue(0)),
});

/**
 * Merges two copies of a record into one with the later fields. `skipped` counts entries that were not, or not
 * completely, readable.
 */
export function parseRecords(
  entries: readonly unknown[],
  now: number,
): { records: FamilyRecord[]; skipped: number } {
  const records = new Map<string, FamilyRecord>();
  let skipped = 0;
  for (const entry of entries) {
    const { record, isWhole } = parseRecord(entry, now);
    if (!isWhole) skipped += 1;
    if (!record) continue;
    const twin = records.get(recordKey(record));
    records.set(
      recordKey(record),
      twin ? { ...record, fields: laterFields(twin, record) } : record,
    );
  }
  let room = MAX_CHILDREN;
  const fitting = [...records.values()].filter(
    (record) => record.kind !== 'child' || isDeleted(record) || room-- > 0,
  );
  return { records: planScheduled(fitting), skipped: skipped + records.size - fitting.length };
}

/** `isWhole`: nothing of it had to be left out. */
function parseRecord(
  entry: unknown,
  now: number,
): { record: FamilyRecord | null; isWhole: boolean } {
  const read = v.safeParse(EntrySchema, entry);
  if (!read.success) return { record: null, isWhole: false };
  const fields: Record<string, FieldChange> = {};
  let isWhole = true;
  for (const [field, written] of Object.entries(read.output.fields)) {
    const change = v.safeParse(ChangeSchema, written);
    if (change.success && v.is(Key, field)) {
      const { value, changedAt } = change.output;
      fields[field] = { value, changedAt: Math.min(changedAt, now) };
    } else isWhole = false;
  }
  const { kind, id } = read.output;
  const record = { kind, id, fields };
  return isSound(record) ? { record, isWhole } : { record: null, isWhole: false };
}

/** Whether it has the required fields of its kind. */
function isSound(record: FamilyRecord): boolean {
  const { kind, id, fields } = record;
  if (kind === 'profile') return id === PROFILE_ID && fields[REMOVED] === undefined;
  if (isDeleted(record)) return true;
  if (kind === 'child') return Object.keys(fields).length > 0;
  if (kind === 'note') {
    const text = fields.text?.value;
    return typeof text === 'string' && text.trim() !== '';
  }
  if (isPlanKind(kind)) return toPlanRow(record) !== null;
  return typeof fields.savedAt?.value === 'number';
}
