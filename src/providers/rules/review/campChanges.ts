import type { Camp } from '#camps/rules/camp/camp.ts';
import type { Season } from '#camps/rules/season/season.ts';
import { LISTED_FIELDS, type SubmissionField } from '../submission/fields.ts';
import { readEdits } from './readEdits.ts';
import { daysOfText } from './reading.ts';
import type { CampChanges } from './reviewItem.ts';

export type EditedCamp = {
  changes: CampChanges;
  problems: Partial<Record<SubmissionField, string>>;
};

/** Corrections of a camp that is live, as typed, by the bounds of the form. Dates that change give it new days. */
export function campChanges(
  camp: Camp,
  typed: Readonly<Record<string, string>>,
  listing: 'basic' | 'featured' | null,
  season: Season | null,
  day: string,
): EditedCamp {
  const { values, problems } = readEdits(typed, camp);
  if (Object.keys(problems).length > 0) return { changes: {}, problems };
  const changed = LISTED_FIELDS.filter((field) => field in values && values[field] !== camp[field]);
  const changes: CampChanges = Object.fromEntries(changed.map((field) => [field, values[field]]));
  if (listing !== null && listing !== camp.listing) changes.listing = listing;
  if (changes.datesText !== undefined && changes.datesText !== null) {
    changes.days = daysOfText(changes.datesText, day, season);
  }
  return { changes, problems: {} };
}
