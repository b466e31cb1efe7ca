// Without the schema library: the first part of the form's page draws from this list.
import { recordOf } from '#base/text/recordOf.ts';

/** What one field of a listing is, and where it goes. Lengths are in characters. */
type FieldFacts = {
  name: string;
  /** line: a text that must be there. optional: a text, or null. years: a number. break: a school break, or null. */
  kind: 'line' | 'optional' | 'email' | 'url' | 'phone' | 'years' | 'break';
  min?: number;
  max?: number;
  /** The form's message when it is missing; a field without one is optional. */
  missing?: string;
  tooLong?: string;
  label: string;
  /** What the review desk calls it; its label where that is the same. */
  short?: string;
  /** Its row in the summary for the provider; fields of one row are joined. */
  row?: string;
  /** families: it is part of the listing. reviewer: it stays between provider and reviewer. */
  seenBy: 'families' | 'reviewer';
  hint?: string;
  /** wide: a line of its own. number: beside another one on phones, too. */
  width?: 'wide' | 'number';
  inputMode?: 'email' | 'url' | 'tel' | 'decimal' | 'numeric';
  autoComplete?: string;
};

/**
 * Every field of a listing, in the order it is read in. The schema (submission.ts), the form and its empty values, the
 * columns of the server, the review desk, the previews and what a provider reads back follow from it. A new one also has
 * its column in supabase/migrations.
 */
export const SUBMISSION_FIELDS = [
  {
    name: 'providerName',
    kind: 'line',
    min: 2,
    max: 200,
    missing: 'Camp name is required',
    label: 'Camp name',
    short: 'Camp',
    seenBy: 'families',
    width: 'wide',
    autoComplete: 'organization',
  },
  {
    name: 'theme',
    kind: 'line',
    min: 2,
    max: 500,
    missing: 'Camp theme is required',
    label: 'Camp theme',
    short: 'Theme',
    seenBy: 'families',
    hint: 'Pick some, or use your own words.',
    width: 'wide',
  },
  // The break the provider has in mind; the reviewer decides.
  { name: 'seasonWish', kind: 'break', label: 'Break', seenBy: 'reviewer' },
  {
    name: 'datesText',
    kind: 'line',
    min: 2,
    max: 200,
    missing: 'Camp dates are required',
    label: 'Camp dates',
    short: 'Dates',
    seenBy: 'families',
    hint: 'Write the dates the way you’d tell a neighbor.',
    width: 'wide',
  },
  { name: 'hours', kind: 'optional', max: 200, label: 'Hours', seenBy: 'families' },
  {
    name: 'price',
    kind: 'optional',
    max: 100,
    label: 'Price',
    seenBy: 'families',
    hint: 'Your own words are fine: “$340, siblings $300”.',
  },
  {
    name: 'ageMin',
    kind: 'years',
    missing: 'Minimum age must be at least 0',
    label: 'Minimum age',
    short: 'Youngest',
    row: 'Ages',
    seenBy: 'families',
    width: 'number',
    inputMode: 'decimal',
  },
  {
    name: 'ageMax',
    kind: 'years',
    missing: 'Maximum age must be at least 0',
    label: 'Maximum age',
    short: 'Oldest',
    row: 'Ages',
    seenBy: 'families',
    width: 'number',
    inputMode: 'decimal',
  },
  {
    name: 'streetAddress',
    kind: 'line',
    min: 2,
    max: 300,
    missing: 'Street address is required',
    label: 'Street address',
    row: 'Address',
    seenBy: 'families',
    hint: 'Or paste the whole address here.',
    width: 'wide',
    autoComplete: 'street-address',
  },
  {
    name: 'city',
    kind: 'line',
    min: 2,
    max: 100,
    missing: 'City is required',
    label: 'City',
    row: 'Address',
    seenBy: 'families',
    autoComplete: 'address-level2',
  },
  {
    name: 'state',
    kind: 'line',
    min: 2,
    max: 50,
    missing: 'State is required',
    label: 'State',
    row: 'Address',
    seenBy: 'families',
    autoComplete: 'address-level1',
  },
  {
    name: 'zipCode',
    kind: 'line',
    min: 5,
    max: 10,
    missing: 'Valid zip code is required',
    tooLong: 'Valid zip code is required',
    label: 'ZIP code',
    row: 'Address',
    seenBy: 'families',
    inputMode: 'numeric',
    autoComplete: 'postal-code',
  },
  {
    name: 'websiteUrl',
    kind: 'url',
    max: 500,
    missing: 'Website URL is required',
    label: 'Website URL',
    short: 'Website',
    seenBy: 'families',
    width: 'wide',
    inputMode: 'url',
    autoComplete: 'url',
  },
  {
    name: 'email',
    kind: 'email',
    max: 320,
    missing: 'Email is required',
    label: 'Email',
    seenBy: 'reviewer',
    hint: 'For our questions. Families don’t see it.',
    inputMode: 'email',
    autoComplete: 'email',
  },
  {
    name: 'phone',
    kind: 'phone',
    max: 40,
    label: 'Phone',
    seenBy: 'reviewer',
    hint: 'If you’d rather talk. Families don’t see it.',
    inputMode: 'tel',
    autoComplete: 'tel',
  },
  // To the reviewer's question. Never part of a listing.
  { name: 'answer', kind: 'optional', max: 2000, label: 'Answer', seenBy: 'reviewer' },
] as const satisfies readonly FieldFacts[];

export const FIELD_NAMES = SUBMISSION_FIELDS.map(({ name }) => name);
export type SubmissionField = (typeof FIELD_NAMES)[number];

export const fieldFacts: Readonly<Record<SubmissionField, FieldFacts>> = recordOf(
  SUBMISSION_FIELDS.map((field) => [field.name, field]),
);

/** The form for a new listing: its cards, and their fields in order. */
export const FORM_CARDS = {
  camp: ['providerName', 'email', 'phone', 'websiteUrl', 'theme'],
  place: ['ageMin', 'ageMax', 'streetAddress', 'city', 'state', 'zipCode'],
  dates: ['datesText', 'seasonWish', 'hours', 'price'],
} as const satisfies Record<string, readonly SubmissionField[]>;

export const FORM_FIELDS = Object.values(FORM_CARDS).flat();
export type FormField = (typeof FORM_FIELDS)[number];

/** Fields that a provider can edit together with an answer. */
export const EDITED_FIELDS = FIELD_NAMES.filter(
  (name) => name !== 'seasonWish' && name !== 'answer',
);

/** What a listing shows. */
export const LISTED_FIELDS = SUBMISSION_FIELDS.filter((field) => field.seenBy === 'families').map(
  ({ name }) => name,
);
export type ListedField = (typeof LISTED_FIELDS)[number];

/** As the review desk calls a field. */
export const shortLabel = (field: SubmissionField): string =>
  fieldFacts[field].short ?? fieldFacts[field].label;

/** What no listing goes without. */
export const REQUIRED_FIELDS = SUBMISSION_FIELDS.filter((field) => 'missing' in field).map(
  ({ name }) => name,
);

/** Fields as texts, to type over. */
export const textsOf = <Name extends SubmissionField>(
  names: readonly Name[],
  fields: Readonly<Record<Name, string | number | null>>,
): Record<Name, string> =>
  recordOf(names.map((name) => [name, String(fields[name] ?? '')] as const));
