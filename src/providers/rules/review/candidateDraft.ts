import type { Camp, SessionOfCamp } from '#camps/rules/camp/camp.ts';
import type { ListedField } from '../submission/fields.ts';
import {
  type SourceCandidate,
  type FieldWord,
  SOURCE_FIELDS,
  type SourceFact,
  type SourceField,
} from './candidate.ts';

/** What a reviewer has set for a candidate, and not sent yet. */
export type CandidateDraft = {
  /** Null: what is suggested. */
  ticked: readonly SourceField[] | null;
  typed: Partial<Record<ListedField, string>>;
  takesSessions: boolean | null;
  seasonId: string | null;
  listing: 'basic' | 'featured';
  /** Of a new one: the camp it is. */
  campId: string | null;
  /** Whose word the fields of that camp are; null until the server has said it. */
  facts: readonly FieldWord[] | null;
  /** It is none of the camps that are like it. */
  isOther: boolean;
};

export const newCandidateDraft: CandidateDraft = {
  ticked: null,
  typed: {},
  takesSessions: null,
  seasonId: null,
  listing: 'basic',
  campId: null,
  facts: null,
  isOther: false,
};

/** Null: nothing is typed for it any more. */
export function withTyped(
  typed: CandidateDraft['typed'],
  field: ListedField,
  text: string | null,
): CandidateDraft['typed'] {
  const { [field]: _, ...others } = typed;
  return text === null ? others : { ...others, [field]: text };
}

/** A field that the source says something else of than the camp. */
export type FieldRow = {
  field: SourceField;
  now: string | number | null;
  word: FieldWord | null;
  fact: SourceFact;
  /** The camp itself has said what stands: its word wins over a source until a reviewer ticks it. */
  isProviders: boolean;
};

export const wordOf = (facts: readonly FieldWord[], field: string) =>
  facts.find((fact) => fact.field === field) ?? null;

/** Field by field; `same`: those of which both say the same. Without a camp every field is a difference. */
export function fieldRows(
  { fields }: Pick<SourceCandidate, 'fields'>,
  camp: Camp | null,
  facts: readonly FieldWord[],
): { rows: FieldRow[]; same: SourceField[] } {
  const rows: FieldRow[] = [];
  const same: SourceField[] = [];
  for (const field of SOURCE_FIELDS) {
    const fact = fields[field];
    if (fact === undefined) continue;
    const now = camp?.[field] ?? null;
    if (camp !== null && now === fact.value) same.push(field);
    else {
      const word = wordOf(facts, field);
      const isProviders = word?.origin === 'provider' && now !== null;
      rows.push({ field, now, word, fact, isProviders });
    }
  }
  return { rows, same };
}

/** Ticked at first: all that the camp itself has not said otherwise. */
export const suggestedTicks = (rows: readonly FieldRow[]): SourceField[] =>
  rows.filter(({ isProviders }) => !isProviders).map(({ field }) => field);

/** Without seats, which a source says by itself. */
const faceOf = (sessions: readonly SessionOfCamp[]) =>
  JSON.stringify(sessions.map((session) => ({ ...session, seats: null, seatsSaidOn: null })));

/** Whether the source has sessions that the camp has not, or has in other words. */
export const hasOtherSessions = (
  { sessions }: Pick<SourceCandidate, 'sessions'>,
  camp: Camp | null,
): boolean => sessions.length > 0 && faceOf(sessions) !== faceOf(camp?.sessions ?? []);

/** Sessions are ticked at first unless the camp itself has said its dates. */
export const suggestsSessions = (
  candidate: Pick<SourceCandidate, 'sessions'>,
  camp: Camp | null,
  facts: readonly FieldWord[],
): boolean =>
  hasOtherSessions(candidate, camp) && wordOf(facts, 'datesText')?.origin !== 'provider';
