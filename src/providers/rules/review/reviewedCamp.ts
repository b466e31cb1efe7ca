import * as v from 'valibot';
import { type Camp, CampSchema, UNSAID } from '#camps/rules/camp/camp.ts';
import type { Submission } from '../submission/submission.ts';
import type { ReviewItem } from './reviewItem.ts';

// Before a season is chosen it is ''.
const ShownSchema = v.object({ ...CampSchema.entries, seasonId: v.string() });

/** The camp that it would become, for the two cards: of the submission what a camp has a field for. */
export function reviewedCamp(
  item: Pick<ReviewItem, 'id' | 'logo' | 'logoPath' | 'camps'>,
  fields: Submission,
  listing: 'basic' | 'featured',
  seasonId: string,
  days: readonly string[],
): Camp {
  const before = item.camps.find(({ camp }) => camp.seasonId === seasonId)?.camp;
  return v.parse(ShownSchema, {
    ...UNSAID,
    ...before,
    ...fields,
    id: before?.id ?? item.id,
    seasonId,
    listing,
    // Until a new logo has arrived the old one stays.
    logoPath: item.logo === 'here' ? item.logoPath : (before?.logoPath ?? null),
    days: days.length === 0 ? null : [...days],
    latitude: null,
    longitude: null,
    coordinatePrecision: null,
    isSample: false,
    imageUrl: null,
  });
}
