import { shortDay } from '#base/day/calendar.ts';
import type { Season } from '#camps/rules/season/season.ts';
import {
  type SourceCandidate,
  candidateName,
  type SourceField,
} from '#providers/rules/review/candidate.ts';
import {
  type FieldRow,
  fieldRows,
  hasOtherSessions,
} from '#providers/rules/review/candidateDraft.ts';
import { shortLabel } from '#providers/rules/submission/fields.ts';
import { foundCopy } from '#providers/words/reviewFound.ts';
import { capitalized } from '#base/text/capitalized.ts';

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
  return shortLabel(field);
}

/** A candidate in the list. `twins`: how many listed camps it may be. */
export function foundEntry(
  candidate: SourceCandidate,
  seasons: readonly Season[],
  twins: number,
  isFailed: boolean,
): FoundEntry {
  const isChange = candidate.kind === 'changed';
  const camp = candidate.camp?.camp ?? null;
  const { rows } = fieldRows(candidate, camp, candidate.facts);
  return {
    id: candidate.id,
    name: candidateName(candidate),
    clock: shortDay(candidate.seenOn),
    what: isChange
      ? changesOf(rows, hasOtherSessions(candidate, camp))
      : whatOf(candidate, seasons),
    flags: [
      isFailed ? copy.failed : '',
      twins > 0 ? copy.duplicates(twins) : '',
      isChange && rows.some((row) => row.isProviders) ? copy.providers : '',
    ].filter((flag) => flag !== ''),
  };
}

function whatOf(candidate: SourceCandidate, seasons: readonly Season[]): string {
  const { kind, camps, source } = candidate;
  if (kind === 'page') return camps.length === 0 ? copy.noCamp : copy.camps(camps.length);
  const seasonId = candidate.camp?.camp.seasonId ?? candidate.seasonId;
  const season = seasons.find(({ id }) => id === seasonId)?.label ?? copy.noSeason;
  return kind === 'new' && source !== null ? `${season}, ${source.label}` : season;
}

/** 'Dates, price' */
function changesOf(rows: readonly FieldRow[], areSessionsOther: boolean): string {
  const names = rows.map(({ field }) => sourceFieldLabel(field).toLowerCase());
  if (areSessionsOther) names.push(copy.sessions);
  return names.length === 0 ? copy.sameWords : capitalized(names.join(', '));
}
