import { type FamilyRecord, recordKey, REMOVED } from '#family/rules/familyRecord.ts';

/** What a room has to be told: fields that are others than before, and rows that are gone. `at`: ms since 1970. */
export function changedRecords(
  before: readonly FamilyRecord[],
  after: readonly FamilyRecord[],
  at: number,
): FamilyRecord[] {
  const left = new Set(after.map(recordKey));
  const gone = before
    .filter((record) => !left.has(recordKey(record)))
    .map(({ kind, id }) => ({ kind, id, fields: { [REMOVED]: { value: true, changedAt: at } } }));
  return [...changedFields(before, after), ...gone];
}

/**
 * As changedRecords, for a phone that has never put anything there: another one of the family may have. What guests wrote
 * stays, and a row of the family's that is in `after` no more goes.
 */
export function firstChanges(
  { records, ofGuests }: { records: readonly FamilyRecord[]; ofGuests: readonly FamilyRecord[] },
  after: readonly FamilyRecord[],
  at: number,
): FamilyRecord[] {
  const changed = changedRecords(withoutFieldsOf(records, ofGuests), after, at);
  return withoutFieldsOf(changed, ofGuests);
}

/** Rows without the fields that `others` have, too; none without any field. */
export function withoutFieldsOf(
  records: readonly FamilyRecord[],
  others: readonly FamilyRecord[],
): FamilyRecord[] {
  const theirs = new Map(others.map((record) => [recordKey(record), record.fields]));
  return records.flatMap((record) => {
    const known = theirs.get(recordKey(record));
    const fields = Object.entries(record.fields).filter(([field]) => !known?.[field]);
    return fields.length === 0 ? [] : [{ ...record, fields: Object.fromEntries(fields) }];
  });
}

/** Rows without these fields, by id. */
export const withoutFields = (
  records: readonly FamilyRecord[],
  gone: ReadonlyMap<string, readonly string[]>,
): FamilyRecord[] =>
  records.map((record) => {
    const names = gone.get(record.id) ?? [];
    const fields = Object.entries(record.fields).filter(([field]) => !names.includes(field));
    return { ...record, fields: Object.fromEntries(fields) };
  });

/** The fields of `after` that are others than before, or were not there. */
export function changedFields(
  before: readonly FamilyRecord[],
  after: readonly FamilyRecord[],
): FamilyRecord[] {
  const known = new Map(before.map((record) => [recordKey(record), record]));
  return after.flatMap((record) => {
    const earlier = known.get(recordKey(record))?.fields;
    const fields = Object.entries(record.fields).filter(
      ([field, { value }]) => earlier?.[field]?.value !== value,
    );
    return fields.length === 0 ? [] : [{ ...record, fields: Object.fromEntries(fields) }];
  });
}
