import { nearDistricts } from '#camps/rules/season/nearDistricts.ts';
import type { Profile } from './profile.ts';

/** The ids of the school districts near a family, the likelier one first, by its profile; none for a made-up one. */
export const familyDistricts = ({
  isSample,
  parentInfo,
}: Pick<Profile, 'isSample' | 'parentInfo'>): readonly string[] =>
  isSample
    ? []
    : nearDistricts(parentInfo.zipCode, parentInfo.neighborhood, parentInfo.streetAddress);
