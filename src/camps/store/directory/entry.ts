// One thing of the directory, and what can change of it. Stored entries are parsed by the same schema.
import * as v from 'valibot';
import { CAMP_FIELDS, CampSchema } from '#camps/rules/camp/camp.ts';
import { SchoolBreakSchema, SchoolDistrictSchema } from '#camps/rules/season/schoolBreak.ts';
import { SeasonSchema } from '#camps/rules/season/season.ts';

// One shape for all camps: 10,000 objects that grow field by field would cost a start twice the time.
export const BLANK_CAMP: Record<string, unknown> = Object.fromEntries(
  CAMP_FIELDS.map((field) => [field, null]),
);

/** What was stored before a field existed has its blank. */
const withBlanks = (blanks: Record<string, unknown>) =>
  v.pipe(
    v.custom<object>((value) => typeof value === 'object' && value !== null),
    v.transform((stored): Record<string, unknown> => ({ ...blanks, ...stored })),
  );
const StoredCampSchema = v.pipe(
  withBlanks(BLANK_CAMP),
  v.object({ ...CampSchema.entries, isSample: v.nullish(v.boolean(), false) }),
);
const StoredDistrictSchema = v.pipe(withBlanks({ calendarUrl: null }), SchoolDistrictSchema);
const StoredBreakSchema = v.pipe(
  withBlanks({ bellElementary: null, bellMiddle: null, bellHigh: null, mayBeMadeUp: false }),
  SchoolBreakSchema,
);

const id = v.string();
const EntrySchema = v.variant('kind', [
  v.object({ kind: v.literal('camp'), id, value: StoredCampSchema }),
  v.object({ kind: v.literal('season'), id, value: SeasonSchema }),
  v.object({ kind: v.literal('activity'), id, value: v.string() }),
  v.object({ kind: v.literal('district'), id, value: StoredDistrictSchema }),
  v.object({ kind: v.literal('break'), id, value: StoredBreakSchema }),
  // Days that are not off, in copies from before READS 2 (syncRecord.ts): servers no longer return them.
  v.object({ kind: v.literal('schoolday'), id, value: StoredBreakSchema }),
]);
/** `id` is unique within its kind. */
export type DirectoryEntry = v.InferOutput<typeof EntrySchema>;
export type Kind = DirectoryEntry['kind'];

export const KindSchema = v.picklist([
  'camp',
  'season',
  'activity',
  'district',
  'break',
  'schoolday',
] satisfies Kind[]);
const EntryChangeSchema = v.union([
  v.object({ kind: KindSchema, id, value: v.null() }),
  EntrySchema,
]);
/** An upsert, or a delete (`value` is null). */
export type EntryChange = v.InferOutput<typeof EntryChangeSchema>;

/** What was stored of a change. Throws when it is none. */
export const parseEntryChange = (stored: unknown): EntryChange =>
  v.parse(EntryChangeSchema, stored);

export const entryKey = ({ kind, id: own }: { kind: string; id: string }) => `${kind}:${own}`;

/** What is left after all changes in order; the later change of a key wins. */
export function entriesAfter(changes: readonly EntryChange[]): DirectoryEntry[] {
  const entries = new Map<string, DirectoryEntry>();
  for (const change of changes) {
    if (change.value === null) entries.delete(entryKey(change));
    else entries.set(entryKey(change), change);
  }
  return [...entries.values()];
}
