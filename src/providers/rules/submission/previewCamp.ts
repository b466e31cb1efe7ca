import { recordOf } from '#base/text/recordOf.ts';
import { type Camp, type ListingKind, UNSAID } from '#camps/rules/camp/camp.ts';
import { readYears } from './readYears.ts';
import { LISTED_FIELDS, type ListedField, type SubmissionField } from './fields.ts';
import { cleaned } from '#base/text/cleaned.ts';

/** A form as far as it is filled in. */
export type TypedSubmission = Partial<Record<SubmissionField, string>>;

/** More would fill a card with one word; such a text is refused anyway. */
const MOST_SHOWN = 500;

/**
 * The camp that a half-typed form would become, for a preview: what is missing or not right yet is left out.
 */
export function previewCamp(typed: TypedSubmission, listing: ListingKind): Camp {
  const text = (field: ListedField) => cleaned((typed[field] ?? '').slice(0, MOST_SHOWN)) || null;
  const texts = recordOf(LISTED_FIELDS.map((field) => [field, text(field)] as const));
  return {
    ...UNSAID,
    ...texts,
    id: 'preview',
    seasonId: 'preview',
    listing,
    providerName: texts.providerName ?? '',
    theme: texts.theme ?? '',
    ageMin: ageOf(texts.ageMin),
    ageMax: ageOf(texts.ageMax),
    isSample: false,
  };
}

/** Years from 0 to 18; null for anything else. */
function ageOf(text: string | null): number | null {
  const years = readYears(text ?? '');
  return years >= 0 && years <= 18 ? years : null;
}
