import type { FamilyFilter } from '#camps/rules/list/familyFilters.ts';

export const familyFilterCopy = {
  heading: 'For your family',
  /** 'For June (8)', 'DeKalb County days off', 'Near 30317' */
  label(of: FamilyFilter['of']): string {
    if ('zip' in of) return `Near ${of.zip}`;
    if ('district' in of) return `${of.district} days off`;
    return `For ${of.firstName} (${of.age.replace('-', '–')})`;
  },
  drop: (label: string) => `Remove filter: ${label}`,
} as const;
