// The boundary for what sources have found: snake_case ends here. What does not parse is left out and counted.
import * as v from 'valibot';
import { SessionRowsSchema } from '#camps/camps.ts';
import {
  type SourceCandidate,
  CANDIDATE_KINDS,
  type CandidateChoice,
  type CandidateKind,
  type FieldWord,
  SOURCE_FIELDS,
} from '#providers/rules/review/candidate.ts';
import { columnName, toColumns } from '#base/http/columns.ts';
import { recordOf } from '#base/text/recordOf.ts';
import { readEach, readerOf } from './readRows.ts';
import { dateArray, ListedCampSchema, TimeText } from './reviewRows.ts';

const TextOrNull = v.nullish(v.string(), null);
const FactSchema = v.object({
  value: v.union([v.string(), v.number(), v.null()]),
  words: TextOrNull,
  url: TextOrNull,
});
// A field that cannot be read is none; the rest of the candidate stands.
const FieldsSchema = v.pipe(
  v.fallback(
    v.object(
      recordOf(
        SOURCE_FIELDS.map((field) => [
          columnName(field),
          v.fallback(v.optional(FactSchema), undefined),
        ]),
      ),
    ),
    {},
  ),
  v.transform((columns): SourceCandidate['fields'] =>
    Object.fromEntries(
      SOURCE_FIELDS.flatMap((field) => {
        const fact = columns[columnName(field)];
        return fact === undefined ? [] : [[field, fact]];
      }),
    ),
  ),
);

const ItemSchema = v.object({
  fields: v.optional(FieldsSchema, {}),
  date_array: v.fallback(v.nullish(v.array(v.pipe(v.string(), v.isoDate())), null), null),
  sessions: v.optional(SessionRowsSchema, null),
});
const LinkSchema = v.object({ outcome: v.picklist(['dead', 'moved', 'soft404']), url: v.string() });

const fieldOfColumn = new Map(SOURCE_FIELDS.map((field) => [columnName(field), field]));
const WordSchema = v.pipe(
  v.object({
    field: v.string(),
    origin: v.picklist(['source', 'provider', 'desk']),
    seen_on: v.pipe(v.string(), v.isoDate()),
  }),
  v.transform(({ field, origin, seen_on }): FieldWord => ({
    field: fieldOfColumn.get(field) ?? field,
    origin,
    seenOn: seen_on,
  })),
);

const SourceSchema = v.pipe(
  v.object({ label: v.string(), url: v.string(), contact_email: TextOrNull }),
  v.transform(({ contact_email: email, ...same }) => ({ ...same, email })),
);

const CandidateSchema = v.pipe(
  v.object({
    id: v.number(),
    version: v.number(),
    kind: v.picklist(CANDIDATE_KINDS),
    season_id: TextOrNull,
    item: v.unknown(),
    text: TextOrNull,
    seen_on: v.pipe(v.string(), v.isoDate()),
    created_at: TimeText,
    source: v.nullish(SourceSchema, null),
    camp: v.nullish(ListedCampSchema, null),
    camps: v.nullish(v.array(ListedCampSchema)),
    facts: v.array(WordSchema),
  }),
  v.check(({ kind, camp }) => camp !== null || kind === 'new' || kind === 'page'),
  v.check(({ kind, item }) => kind !== 'link' || v.is(LinkSchema, item)),
  v.transform(({ season_id, item, seen_on, created_at, camps, ...same }): SourceCandidate => {
    const { fields, sessions, date_array } = v.parse(
      v.fallback(ItemSchema, { fields: {}, sessions: null, date_array: null }),
      item,
    );
    return {
      ...same,
      seasonId: season_id,
      fields,
      days: date_array,
      sessions: sessions ?? [],
      link: v.is(LinkSchema, item) ? item : null,
      seenOn: seen_on,
      createdAt: created_at,
      camps: camps ?? [],
    };
  }),
);

const QueueSchema = v.object({
  candidates: v.array(v.unknown()),
  waiting: v.record(v.string(), v.number()),
});

export type CandidateQueue = {
  candidates: readonly SourceCandidate[];
  /** How many this version of the app cannot read. */
  unread: number;
  waiting: Readonly<Record<CandidateKind, number>>;
};

/** Returns null when the response is none of ours. */
export function readCandidates(answer: unknown): CandidateQueue | null {
  if (!v.is(QueueSchema, answer)) return null;
  const { items, unread } = readEach(CandidateSchema, answer.candidates);
  return {
    candidates: items,
    unread,
    waiting: recordOf(CANDIDATE_KINDS.map((kind) => [kind, answer.waiting[kind] ?? 0] as const)),
  };
}

export const readFacts = readerOf(v.array(WordSchema));

/** A choice as take_candidate has it; the days of typed dates go with them, for the item's are of other words. */
export function choiceColumns(choice: CandidateChoice): Record<string, unknown> {
  const { campId, seasonId, listing, fields, values, days, takesSessions } = choice;
  return {
    camp_id: campId,
    season_id: seasonId,
    listing,
    fields: fields.map(columnName),
    values: toColumns(values),
    ...('datesText' in values && { date_array: dateArray(days) }),
    sessions: takesSessions,
  };
}
