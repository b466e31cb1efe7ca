import * as v from 'valibot';
import type { Camp } from '#camps/rules/camp/camp.ts';
import type { Season } from '#camps/rules/season/season.ts';
import { problemsOf, SubmissionSchema, type SubmissionField } from '../submission/submission.ts';
import { daysOf } from '#camps/rules/text/campDates.ts';
import { LISTED_FIELDS, type ListedField } from './approval.ts';
import { readDates } from './reading.ts';
import type { CampChanges } from './reviewItem.ts';

export type EditedCamp = {
  changes: CampChanges;
  problems: Partial<Record<SubmissionField, string>>;
};

/** What a submission has and a camp does not. */
const REST = { email: 'nobody@camply.invalid', seasonWish: null, answer: null };
/** Stands for what the listing has never said, which is allowed of older ones. */
const FILLER: Readonly<Partial<Record<ListedField, string>>> = {
  streetAddress: 'nowhere',
  city: 'nowhere',
  state: 'GA',
  zipCode: '00000',
  ageMin: '0',
  ageMax: '18',
  datesText: 'unknown',
  theme: 'unknown',
  websiteUrl: 'https://camply.invalid/',
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
  const now = LISTED_FIELDS.map((field) => [field, typed[field] ?? camp[field] ?? FILLER[field]]);
  const given = { ...REST, ...Object.fromEntries(now) };
  const parsed = v.safeParse(SubmissionSchema, given);
  if (!parsed.success) return { changes: {}, problems: problemsOf(given) };
  const changed = edited.filter((field) => parsed.output[field] !== camp[field]);
  const changes: CampChanges = Object.fromEntries(
    changed.map((field) => [field, parsed.output[field]]),
  );
  if (listing !== null && listing !== camp.listing) changes.listing = listing;
  if (changes.datesText !== undefined) {
    const dates = readDates({ ...parsed.output, seasonWish: null }, day, season);
    changes.days = daysOf(dates.sessions);
  }
  return { changes, problems: {} };
}
