import type { FieldChange, FamilyRecord } from '../familyRecord.ts';

/** Takes the later change of each field, or that of `one` at equal times. */
export function laterFields(one: FamilyRecord, other: FamilyRecord): Record<string, FieldChange> {
  const fields: Record<string, FieldChange> = { ...one.fields };
  for (const [field, change] of Object.entries(other.fields)) {
    const known = fields[field];
    if (!known || known.changedAt < change.changedAt) fields[field] = change;
  }
  return fields;
}
