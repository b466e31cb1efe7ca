import type { Camp } from '#camps/rules/camp/camp.ts';
import type { Season } from '#camps/rules/season/season.ts';
import type { SubmissionField } from '../submission/fields.ts';
import type { SourceCandidate, CandidateChoice, FieldWord, SourceField } from './candidate.ts';
import {
  type CandidateDraft,
  fieldRows,
  hasOtherSessions,
  suggestedTicks,
  suggestsSessions,
} from './candidateDraft.ts';
import { readEdits } from './readEdits.ts';
import { daysOfText } from './reading.ts';

/** What a choice is made in: the camp it is about, whose words it has, and the seasons that may be chosen. */
export type ChoiceContext = {
  camp: Camp | null;
  facts: readonly FieldWord[];
  seasons: readonly Season[];
  /** How many camps it may be. */
  duplicates: number;
  /** Today, YYYY-MM-DD. */
  day: string;
};

/**
 * whichCamp: it may be a camp that is listed, and nobody has said whether it is. noFacts: the server has not said whose words that
 * camp has. noSeason, noName, noTheme: a new camp goes without none of them. typed: what was typed is not right yet. nothing: no
 * field is ticked.
 */
export type ChoiceProblem =
  | 'whichCamp'
  | 'noFacts'
  | 'noSeason'
  | 'noName'
  | 'noTheme'
  | 'typed'
  | 'nothing';

export type Chosen = {
  choice: CandidateChoice | null;
  problem: ChoiceProblem | null;
  typedProblems: Partial<Record<SubmissionField, string>>;
};

/** The season a new camp goes into: the reviewer's, else the source's where it is one of ours. */
export const seasonOf = (
  candidate: Pick<SourceCandidate, 'seasonId'>,
  draft: CandidateDraft,
  seasons: readonly Season[],
): Season | null => seasons.find(({ id }) => id === (draft.seasonId ?? candidate.seasonId)) ?? null;

/** The fields that are taken as the source has them. */
export function tickedFields(
  candidate: SourceCandidate,
  draft: CandidateDraft,
  { camp, facts }: Pick<ChoiceContext, 'camp' | 'facts'>,
): SourceField[] {
  const { rows } = fieldRows(candidate, camp, facts);
  const typed = new Set<string>(Object.keys(draft.typed));
  const ticked = draft.ticked ?? suggestedTicks(rows);
  return rows.map(({ field }) => field).filter((f) => ticked.includes(f) && !typed.has(f));
}

/** What is sent when a reviewer takes it now; `choice` is null where something is missing. */
export function choiceOf(
  candidate: SourceCandidate,
  draft: CandidateDraft,
  context: ChoiceContext,
): Chosen {
  const { camp, facts, seasons } = context;
  const fields = tickedFields(candidate, draft, context);
  const { values, problems: typedProblems } = readEdits(draft.typed, {
    ageMin: camp?.ageMin ?? candidate.fields.ageMin?.value,
    ageMax: camp?.ageMax ?? candidate.fields.ageMax?.value,
  });
  const season = camp
    ? (seasons.find(({ id }) => id === camp.seasonId) ?? null)
    : seasonOf(candidate, draft, seasons);
  const takesSessions =
    hasOtherSessions(candidate, camp) &&
    (draft.takesSessions ?? suggestsSessions(candidate, camp, facts));
  const has = (field: SourceField) => fields.includes(field) || field in values;
  const problem = (): ChoiceProblem | null => {
    if (Object.keys(typedProblems).length > 0) return 'typed';
    if (camp === null && context.duplicates > 0 && !draft.isOther) return 'whichCamp';
    if (draft.campId !== null && draft.facts === null) return 'noFacts';
    if (camp === null && season === null) return 'noSeason';
    if (camp === null && !has('providerName')) return 'noName';
    if (camp === null && !has('theme')) return 'noTheme';
    const isNothing = fields.length === 0 && Object.keys(values).length === 0 && !takesSessions;
    // To say that it is that camp is something, whatever is taken.
    return isNothing && draft.campId === null ? 'nothing' : null;
  };
  const found = problem();
  if (found !== null) return { choice: null, problem: found, typedProblems };
  const { datesText } = values;
  const days = datesText ? daysOfText(datesText, context.day, season) : null;
  const { listing } = draft;
  const campId = camp?.id ?? null;
  return {
    choice: { campId, seasonId: season?.id ?? null, listing, fields, values, days, takesSessions },
    problem: null,
    typedProblems,
  };
}
