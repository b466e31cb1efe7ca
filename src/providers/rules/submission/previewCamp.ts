import type { Camp, Listing } from '#camps/rules/camp/camp.ts';
import { readYears } from './readYears.ts';
import { cleaned, type SubmissionField } from './submission.ts';

/** A form as far as it is filled in. */
export type TypedSubmission = Partial<Record<SubmissionField, string>>;

/** More would fill a card with one word; such a text is refused anyway. */
const MOST_SHOWN = 500;

/**
 * The camp that a half-typed form would become, for a preview: what is missing or not right yet is left out.
 */
export function previewCamp(typed: TypedSubmission, listing: Listing): Camp {
  const text = (field: SubmissionField) =>
    cleaned((typed[field] ?? '').slice(0, MOST_SHOWN)) || null;
  return {
    id: 'preview',
    seasonId: 'preview',
    listing,
    providerName: text('providerName') ?? '',
    theme: text('theme') ?? '',
    streetAddress: text('streetAddress'),
    city: text('city'),
    state: text('state'),
    zipCode: text('zipCode'),
    ageMin: ageOf(text('ageMin')),
    ageMax: ageOf(text('ageMax')),
    price: text('price'),
    websiteUrl: text('websiteUrl'),
    logoPath: null,
    datesText: text('datesText'),
    hours: text('hours'),
    days: null,
    latitude: null,
    longitude: null,
    coordinatePrecision: null,
    registrationOpensAt: null,
    verifiedOn: null,
    isSample: false,
    imageUrl: null,
    goodDay: null,
    extendedCare: null,
    accessibility: null,
    food: null,
    registrationOpensOn: null,
    registrationNote: null,
    registrationClosesOn: null,
  };
}

/** Years from 0 to 18; null for anything else. */
function ageOf(text: string | null): number | null {
  const years = readYears(text ?? '');
  return years >= 0 && years <= 18 ? years : null;
}
