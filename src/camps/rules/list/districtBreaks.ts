import type { DaySpan } from './criteria.ts';
import { daysOff } from '../season/daysOff.ts';
import type { SchoolBreak, SchoolDistrict } from '../season/schoolBreak.ts';
import type { Season } from '../season/season.ts';

/** Days off of one district in a season, as the district names them. */
export type DistrictBreak = DaySpan & {
  districtId: string;
  district: string;
  name: string;
  /** Checked against what the district itself publishes. */
  isConfirmed: boolean;
};

/**
 * Days off in these seasons, single days too, by district, then by day. Districts without known days are left out, and
 * so are days of `schoolBreaks` on which there is school.
 */
export function districtBreaks(
  seasons: readonly Season[],
  districts: readonly SchoolDistrict[],
  schoolBreaks: readonly SchoolBreak[],
): DistrictBreak[] {
  const labels = new Map(districts.map(({ id, label }) => [id, label]));
  const found: DistrictBreak[] = [];
  for (const { districtId, name, startsOn, endsOn, status } of daysOff(schoolBreaks)) {
    const district = labels.get(districtId);
    const isWanted = seasons.some(
      (season) => startsOn <= season.endsOn && endsOn >= season.startsOn,
    );
    if (district === undefined || !isWanted) continue;
    const isConfirmed = status === 'confirmed';
    found.push({ districtId, district, name, from: startsOn, to: endsOn, isConfirmed });
  }
  return found.toSorted(
    (a, b) => compare(a.district, b.district) || compare(a.from, b.from) || compare(a.to, b.to),
  );
}

const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);
