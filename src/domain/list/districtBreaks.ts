import type { Days } from './criteria.ts';
import type { SchoolBreak, SchoolDistrict } from '../camp/schoolBreak.ts';
import type { Break, Season } from '../camp/season.ts';

/** Days off of one district in a season, as the district names them. */
export type DistrictBreak = Days & {
  districtId: string;
  district: string;
  name: string;
  /** Checked against what the district itself publishes. */
  isConfirmed: boolean;
};

/**
 * The kinds of school breaks (school_breaks.kind) that families need a camp for. What Georgia calls winter
 * break is mostly a week in February. Single days off have no season's lists.
 */
const kindsOf: Readonly<Record<Break, readonly string[]>> = {
  summer: ['summer'],
  fall: ['fall'],
  winter: ['thanksgiving', 'winter_holiday', 'february'],
  spring: ['spring'],
};

/** Days off in these seasons, by district, then by day. Districts without known days are left out. */
export function districtBreaks(
  seasons: readonly Season[],
  districts: readonly SchoolDistrict[],
  schoolBreaks: readonly SchoolBreak[],
): DistrictBreak[] {
  const labels = new Map(districts.map(({ id, label }) => [id, label]));
  const found: DistrictBreak[] = [];
  for (const { districtId, kind, name, startsOn, endsOn, status } of schoolBreaks) {
    const district = labels.get(districtId);
    const isWanted = seasons.some(
      (season) =>
        kindsOf[season.break].includes(kind) &&
        startsOn <= season.endsOn &&
        endsOn >= season.startsOn,
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
