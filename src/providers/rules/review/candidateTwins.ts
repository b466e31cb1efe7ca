import type { Camp } from '#camps/rules/camp/camp.ts';
import type { Season } from '#camps/rules/season/season.ts';
import { type PossibleDuplicate, possibleDuplicates } from '../duplicates/duplicates.ts';
import { factText, factYears, type SourceCandidate, type SourceField } from './candidate.ts';
import { daysOfText } from './reading.ts';

export type CandidateTwins = readonly PossibleDuplicate<Camp>[];

/**
 * Finds the listed camps (withDays) that a new one of a source may be. Nothing is merged by it. Each candidate is compared once, not
 * with each key that a reviewer presses.
 */
export function findTwinsAmong(
  camps: readonly Camp[],
  seasons: readonly Season[],
  day: string,
): (candidate: SourceCandidate) => CandidateTwins {
  const known = new Map<SourceCandidate, CandidateTwins>();
  return (candidate) => {
    const season = seasons.find(({ id }) => id === candidate.seasonId) ?? null;
    const twins = known.get(candidate) ?? twinsOf(candidate, camps, season, day);
    known.set(candidate, twins);
    return twins;
  };
}

function twinsOf(
  { kind, fields, days }: SourceCandidate,
  camps: readonly Camp[],
  season: Season | null,
  day: string,
): CandidateTwins {
  if (kind !== 'new') return [];
  const text = (field: SourceField) => factText(fields, field);
  const datesText = text('datesText');
  const sought = {
    providerName: text('providerName') ?? '',
    websiteUrl: text('websiteUrl'),
    streetAddress: text('streetAddress'),
    zipCode: text('zipCode'),
    datesText,
    days: days === null ? daysOfText(datesText ?? '', day, season) : [...days],
    theme: text('theme') ?? '',
    ageMin: factYears(fields, 'ageMin'),
    ageMax: factYears(fields, 'ageMax'),
    hours: text('hours'),
  };
  return possibleDuplicates(sought, camps);
}
