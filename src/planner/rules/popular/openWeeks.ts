import { mondayOf } from '#base/day/mondayOf.ts';
import type { SchoolDistrict } from '#camps/rules/season/schoolBreak.ts';
import type { Profile } from '#family/rules/profile.ts';
import type { FamilyView } from '../family/familyView.ts';

/** A week (its Monday, YYYY-MM-DD) with days that need care and that nothing covers, and the districts of the children who have them. */
export type OpenWeek = { week: string; districtIds: readonly string[] };

/** What is counted, and all of it that is sent: in one area a family looks for care in the week of this Monday. */
export type AreaWeek = { area: string; week: string };

/** The open weeks from today on, in order. A day that something covers in part is not open. */
export function openWeeks({
  breaks,
  children,
}: Pick<FamilyView, 'breaks' | 'children'>): OpenWeek[] {
  const days = [...new Set(breaks.flatMap((one) => one.days))].toSorted();
  const districtsByWeek = new Map<string, Set<string>>();
  for (const { child, counted } of children) {
    for (const { day, cover, isOver } of counted(days)) {
      if (cover !== 'open' || isOver) continue;
      const week = mondayOf(day);
      const districts = districtsByWeek.get(week) ?? new Set();
      districtsByWeek.set(week, districts.add(child.districtId));
    }
  }
  return [...districtsByWeek]
    .map(([week, districts]) => ({ week, districtIds: [...districts].toSorted() }))
    .toSorted((a, b) => (a.week < b.week ? -1 : 1));
}

/** Which areas a family agreed to be counted in. */
export type AreaChoice = {
  byDistrict: boolean;
  byZip: boolean;
  zipCode: string;
  /** Those of the directory: others have no counter. */
  districts: readonly SchoolDistrict[];
};

export const areaChoice = (
  { privacySettings, parentInfo, isSample }: Profile,
  districts: readonly SchoolDistrict[],
): AreaChoice => {
  const { matchingOptIn, matchBySchool, matchByZip } = privacySettings;
  return {
    byDistrict: matchingOptIn && matchBySchool,
    byZip: matchingOptIn && matchByZip,
    // A made-up family has a made-up address.
    zipCode: isSample ? '' : parentInfo.zipCode,
    districts,
  };
};

/** The areas of an open week, districts first; none where the family has not agreed, or nothing is known. */
export function weekAreas({ districtIds }: OpenWeek, choice: AreaChoice): string[] {
  const { byDistrict, byZip, zipCode, districts } = choice;
  const known = districtIds.filter((id) => districts.some((district) => district.id === id));
  const zip = byZip ? zipArea(zipCode) : null;
  return [
    ...(byDistrict ? known.map((id) => areaOf('district', id)) : []),
    ...(zip === null ? [] : [zip]),
  ];
}

/** The first three digits of a ZIP code of Georgia; null for any other text. */
export function zipArea(zipCode: string): string | null {
  const [, start] = /^\s*(30\d|31\d|39[89])\d\d(?:-\d{4})?\s*$/.exec(zipCode) ?? [];
  return start === undefined ? null : areaOf('zip', start);
}

const areaOf = (kind: 'district' | 'zip', id: string) => `${kind}:${id}`;
