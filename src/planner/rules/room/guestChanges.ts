import { type FamilyRecord, recordKey } from '#family/rules/familyRecord.ts';

type FromGuests = {
  /** All that guests have written, and what of it is new: fields alone. */
  ofGuests: readonly FamilyRecord[];
  news: readonly FamilyRecord[];
  records: readonly FamilyRecord[];
};

/**
 * Rows of a room as guests want them, whole, over what the plan says of them now (`projected`). A driver of one day counts
 * again with something new on another day of the entry, unless the family has named another one since it has last `published`.
 */
export function guestChanges(
  { ofGuests, news, records }: FromGuests,
  published: readonly FamilyRecord[],
  projected: readonly FamilyRecord[],
): FamilyRecord[] {
  const before = fieldsByKey(published);
  const now = fieldsByKey([...records, ...projected]);
  const fresh = fieldsByKey(news);
  const entryOf = (key: string) => now.get(key)?.wantId?.value;
  const freshEntries = new Set([...fresh.keys()].map(entryOf));
  return ofGuests.flatMap((record) => {
    const key = recordKey(record);
    const stands = ([field, { value }]: [string, { value: unknown }]) => {
      if (fresh.get(key)?.[field] !== undefined) return true;
      const was = before.get(key)?.[field]?.value;
      const isOfFresh = record.kind === 'plan' && freshEntries.has(entryOf(key));
      return isOfFresh && value !== was && was === now.get(key)?.[field]?.value;
    };
    const said = Object.fromEntries(Object.entries(record.fields).filter(stands));
    if (Object.keys(said).length === 0) return [];
    return [{ ...record, fields: { ...now.get(key), ...said } }];
  });
}

const fieldsByKey = (records: readonly FamilyRecord[]) =>
  new Map(records.map((record) => [recordKey(record), record.fields]));
