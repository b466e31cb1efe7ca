import { shortDay } from '#base/day/calendar.ts';
import type { Season } from '#camps/rules/season/season.ts';
import {
  type SourceCandidate,
  candidateName,
  type SourceField,
} from '#providers/rules/review/candidate.ts';
import { fieldRows, hasOtherSessions } from '#providers/rules/review/candidateDraft.ts';
import { fieldFacts } from '#providers/rules/submission/fields.ts';
import { foundCopy } from '#providers/words/reviewFound.ts';

const copy = foundCopy.entry;

export type FoundEntry = {
  id: number;
  name: string;
  /** 'Nov 20' */
  clock: string;
  /** 'Fall Break 2026', or what has changed. */
  what: string;
  flags: string[];
};

/** What the desk calls a field that a source may fill. */
export function sourceFieldLabel(field: SourceField): string {
  if (field === 'registrationOpensAt' || field === 'registrationOpensOn') {
    return foundCopy.fields[field];
  }
  return fieldFacts[field].short ?? fieldFacts[field].label;
}

/** A candidate in the list. `twins`: how many listed camps it may be. */
export function foundEntry(
  candidate: SourceCandidate,
  seasons: readonly Season[],
  twins: number,
  isFailed: boolean,
): FoundEntry {
  const { rows } = fieldRows(candidate, candidate.camp?.camp ?? null, candidate.facts);
  const isProviders = candidate.kind === 'changed' && rows.some((row) => row.isProviders);
  return {
    id: candidate.id,
    name: candidateName(candidate),
    clock: shortDay(candidate.seenOn),
    what: whatOf(candidate, seasons),
    flags: [
      isFailed ? copy.failed : '',
      twins > 0 ? copy.duplicates(twins) : '',
      isProviders ? copy.providers : '',
    ].filter((flag) => flag !== ''),
  };
}

function whatOf(candidate: SourceCandidate, seasons: readonly Season[]): string {
  const { kind, camps, source } = candidate;
  if (kind === 'page') return camps.length === 0 ? copy.noCamp : copy.camps(camps.length);
  if (kind === 'changed') return changesOf(candidate);
  const seasonId = candidate.camp?.camp.seasonId ?? candidate.seasonId;
  const season = seasons.find(({ id }) => id === seasonId)?.label ?? copy.noSeason;
  return kind === 'new' && source !== null ? `${season}, ${source.label}` : season;
}

/** 'Dates, price' */
function changesOf(candidate: SourceCandidate): string {
  const camp = candidate.camp?.camp ?? null;
  const { rows } = fieldRows(candidate, camp, candidate.facts);
  const names = rows.map(({ field }) => sourceFieldLabel(field).toLowerCase());
  if (hasOtherSessions(candidate, camp)) names.push(copy.sessions);
  const text = names.join(', ');
  return text === '' ? copy.sameWords : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
