import { isPlanKind, toPlanRow, toFamilyRecord } from '../plan/planRecord.ts';
import { emptyProfile } from '../profile.ts';
import {
  type FieldChange,
  REMOVED,
  type FamilyRecord,
  type RecordKind,
  profileRecords,
  withRecord,
} from '../familyRecord.ts';
import {
  type SyncCell,
  type SyncCells,
  type FamilyRow,
  hasRead,
  isConflictField,
  TEXT,
} from './cells.ts';
import { stampMs } from './stamp.ts';

/**
 * Whether the row was removed by a writer who had read all of it: a field that was written later restores it, and so
 * does text that was not read before.
 */
export function isRemoved(cells: SyncCells): boolean {
  const { [REMOVED]: gone, [TEXT]: text } = cells;
  if (gone?.v !== true) return false;
  if (text && text.v !== null && !hasRead(gone, text.t)) return false;
  return Object.entries(cells).every(
    ([field, { t }]) => field === REMOVED || isConflictField(field) || t < gone.t,
  );
}

/**
 * The record that this version of the app shows for a row, with defaults for values that it cannot read. Null for an
 * unknown kind, and without any field.
 */
export function shownRecord(row: FamilyRow): FamilyRecord | null {
  const known = shown.get(row);
  if (known !== undefined) return known;
  const record = parseRecord(row);
  shown.set(row, record);
  return record;
}

/** Rows are never changed, and most of them stay the same from pass to pass. */
const shown = new WeakMap<FamilyRow, FamilyRecord | null>();

function parseRecord({ kind, id, cells }: FamilyRow): FamilyRecord | null {
  if (!isShownKind(kind)) return null;
  const { [REMOVED]: gone } = cells;
  if (gone && isRemoved(cells)) return { kind, id, fields: { [REMOVED]: changeOf(gone) } };
  const said = Object.entries(cells).filter(
    ([field, { v }]) => field !== REMOVED && !isConflictField(field) && v !== null,
  );
  if (said.length === 0) return null;
  const record = {
    kind,
    id,
    fields: Object.fromEntries(said.map(([field, cell]) => [field, changeOf(cell)])),
  };
  if (isPlanKind(kind)) return planFields(record);
  if (kind === 'note') return { ...record, fields: noteFields(record) };
  if (kind === 'favorite' || kind === 'scheduled')
    return { ...record, fields: savedFields(record) };
  return profileRecords(withRecord(emptyProfile(), record))[0] ?? null;
}

const KINDS = new Set<string>(['profile', 'child', 'favorite', 'scheduled', 'note']);
const isShownKind = (kind: string): kind is RecordKind => KINDS.has(kind) || isPlanKind(kind);

const changeOf = ({ v, t }: SyncCell): FieldChange => ({ value: v, changedAt: stampMs(t) });

function noteFields({ fields: { [TEXT]: text } }: FamilyRecord): Record<string, FieldChange> {
  return typeof text?.value === 'string' ? { [TEXT]: text } : {};
}

function savedFields({ fields }: FamilyRecord): Record<string, FieldChange> {
  const { savedAt, name } = fields;
  const [first] = Object.values(fields);
  const changedAt = first?.changedAt ?? 0;
  return {
    savedAt: typeof savedAt?.value === 'number' ? savedAt : { value: changedAt, changedAt },
    name: typeof name?.value === 'string' ? name : { value: null, changedAt },
  };
}

/** Adds the default of each missing field, because a record of this device has all fields. */
function planFields(record: FamilyRecord): FamilyRecord | null {
  const row = toPlanRow(record);
  if (row === null) return null;
  const [first] = Object.values(record.fields);
  const whole = toFamilyRecord(row, first?.changedAt ?? 0);
  const { [REMOVED]: _, ...defaults } = whole.fields;
  const fields = Object.entries(defaults).map(([field, change]): [string, FieldChange] => {
    const said = record.fields[field];
    return [field, said ? { ...change, changedAt: said.changedAt } : change];
  });
  return { ...record, fields: Object.fromEntries(fields) };
}
