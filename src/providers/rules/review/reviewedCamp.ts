import type { Camp } from '#camps/rules/camp/camp.ts';
import type { Submission } from '../submission/submission.ts';
import type { ReviewItem } from './reviewItem.ts';

/** The camp that it would become, for the two cards. */
export function reviewedCamp(
  item: Pick<ReviewItem, 'id' | 'logo' | 'logoPath' | 'camps'>,
  fields: Submission,
  listing: 'basic' | 'featured',
  seasonId: string,
  days: readonly string[],
): Camp {
  const before = item.camps.find(({ camp }) => camp.seasonId === seasonId)?.camp;
  const { email: _email, seasonWish: _wish, answer: _answer, ...words } = fields;
  return {
    registrationOpensAt: null,
    verifiedOn: null,
    goodDay: null,
    extendedCare: null,
    accessibility: null,
    food: null,
    registrationOpensOn: null,
    registrationNote: null,
    registrationClosesOn: null,
    ...before,
    ...words,
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
  };
}
