import { milesBetween, type Point } from '#camps/rules/place/distance.ts';
import { type Gazetteer, locate } from '#camps/rules/place/gazetteer.ts';
import type { Submission } from '../submission/submission.ts';
import type { Place, ReviewItem } from './reviewItem.ts';

/** Its text, without a point: the input of maps and the gazetteer. */
export const submittedAddress = (fields: Submission) => ({
  ...fields,
  latitude: null,
  longitude: null,
  coordinatePrecision: null,
});

/** `from`: the source of the point. zipOnly: the reviewer confirms only the ZIP. */
export type KnownPlace = {
  at: Point | null;
  from: 'exact' | 'zipOnly' | 'listed' | 'zip' | 'city' | 'nowhere';
};

/** Returns the pin's position: the reviewer's, the existing listing's, or else the offline gazetteer's. */
export function knownPlace(
  { camps }: Pick<ReviewItem, 'camps'>,
  fields: Submission,
  gazetteer: Gazetteer | null,
  place: Place | null,
): KnownPlace {
  if (place !== null && place.kind !== 'address') {
    const { kind, latitude, longitude } = place;
    return { at: { latitude, longitude }, from: kind === 'exact' ? 'exact' : 'zipOnly' };
  }
  for (const { camp } of camps) {
    const { latitude, longitude } = camp;
    const isSameAddress = camp.streetAddress === fields.streetAddress && camp.city === fields.city;
    if (latitude !== null && longitude !== null && isSameAddress) {
      return { at: { latitude, longitude }, from: 'listed' };
    }
  }
  const found = gazetteer === null ? null : locate(submittedAddress(fields), gazetteer);
  if (found === null) return { at: null, from: 'nowhere' };
  const { latitude, longitude, precision } = found;
  return { at: { latitude, longitude }, from: precision };
}

const DOWNTOWN_ATLANTA: Point = { latitude: 33.749, longitude: -84.388 };
/** Alpharetta is 24 miles from downtown, Peachtree City 27, Gainesville 50. */
const COVERED_MILES = 50;

/** Returns the straight-line miles from downtown Atlanta of a place outside of the directory's area; else null. */
export function milesOutsideCoverage(at: Point | null): number | null {
  if (at === null) return null;
  const miles = milesBetween(at, DOWNTOWN_ATLANTA);
  return miles > COVERED_MILES ? Math.round(miles) : null;
}
