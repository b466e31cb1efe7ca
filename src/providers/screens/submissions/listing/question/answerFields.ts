import type { Submission, SubmissionField } from '#providers/rules/submission/submission.ts';

type Shown = {
  name: Exclude<SubmissionField, 'answer' | 'seasonWish'>;
  label: string;
  kind?: 'email' | 'url' | 'number';
  /** Half the width where there is room. */
  isHalf?: boolean;
};

/** What can be changed together with an answer, as the form of a new listing calls it. */
export const answerFields: readonly Shown[] = [
  { name: 'providerName', label: 'Camp name' },
  { name: 'theme', label: 'Camp theme' },
  { name: 'datesText', label: 'Camp dates' },
  { name: 'hours', label: 'Hours', isHalf: true },
  { name: 'price', label: 'Price', isHalf: true },
  { name: 'ageMin', label: 'Minimum age', kind: 'number', isHalf: true },
  { name: 'ageMax', label: 'Maximum age', kind: 'number', isHalf: true },
  { name: 'streetAddress', label: 'Street address' },
  { name: 'city', label: 'City', isHalf: true },
  { name: 'state', label: 'State', isHalf: true },
  { name: 'zipCode', label: 'ZIP code', isHalf: true },
  { name: 'websiteUrl', label: 'Website URL', kind: 'url' },
  { name: 'email', label: 'Email', kind: 'email' },
];

export type Typed = Record<(typeof answerFields)[number]['name'], string>;

const text = (value: string | number | null) => (value === null ? '' : String(value));

/** Returns the current fields for editing. */
export function typedFrom(fields: Submission): Typed {
  return {
    providerName: fields.providerName,
    theme: fields.theme,
    datesText: fields.datesText,
    hours: text(fields.hours),
    price: text(fields.price),
    ageMin: text(fields.ageMin),
    ageMax: text(fields.ageMax),
    streetAddress: fields.streetAddress,
    city: fields.city,
    state: fields.state,
    zipCode: fields.zipCode,
    websiteUrl: fields.websiteUrl,
    email: fields.email,
  };
}
