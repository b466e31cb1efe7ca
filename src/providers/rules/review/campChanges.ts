import * as v from 'valibot';
import type { Camp } from '#camps/rules/camp/camp.ts';
import type { Season } from '#camps/rules/season/season.ts';
import { LISTED_FIELDS, type SubmissionField } from '../submission/fields.ts';
import { EditsSchema, problemsIn } from '../submission/submission.ts';
import { sessionDays } from '#camps/rules/text/dates/campDates.ts';
import { readDates } from './reading.ts';
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
  const edited = LISTED_FIELDS.filter((field) => Object.hasOwn(typed, field));
  // Each age is checked against the other. A missing age of an older listing is no problem of this edit.
  const ages = { ageMin: camp.ageMin ?? 0, ageMax: camp.ageMax ?? 18 };
  const given = { ...ages, ...Object.fromEntries(edited.map((field) => [field, typed[field]])) };
  const parsed = v.safeParse(EditsSchema, given);
  if (!parsed.success) return { changes: {}, problems: problemsIn(parsed.issues) };
  const changed = edited.filter((field) => parsed.output[field] !== camp[field]);
  const changes: CampChanges = Object.fromEntries(
    changed.map((field) => [field, parsed.output[field]]),
  );
  if (listing !== null && listing !== camp.listing) changes.listing = listing;
  if (changes.datesText !== undefined && changes.datesText !== null) {
    const dates = readDates({ datesText: changes.datesText, seasonWish: null }, day, season);
    changes.days = sessionDays(dates.sessions);
  }
  return { changes, problems: {} };
}
