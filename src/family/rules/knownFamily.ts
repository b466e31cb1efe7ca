import type { KnownFamily } from '#camps/rules/list/familyFilters.ts';
import { childAge } from './childAge.ts';
import { type Child, ownChildren, type Profile } from './profile.ts';

/** As far as the filter of ages goes. */
const OLDEST = 18;

/** What other screens may know of the family; nothing of a made-up one. */
export const knownFamily = (profile: Profile, care: KnownFamily['care'] = null): KnownFamily => ({
  care,
  zip: (!profile.isSample && /^\d{5}/.exec(profile.parentInfo.zipCode.trim())?.[0]) || '',
  children: ownChildren(profile).map((child) => ({
    id: child.id,
    firstName: child.firstName,
    districtId: child.districtId,
    ageOn: (day) => filteredAge(child, day),
  })),
});

function filteredAge({ birthMonth, ageRange }: Child, day: string): string {
  const years = childAge(birthMonth, day);
  if (years !== null) return years > OLDEST ? '' : `${years}`;
  const range = ageRange.replace(/\+$/, `-${OLDEST}`);
  return birthMonth === '' && /^\d{1,2}-\d{1,2}$/.test(range) ? range : '';
}
