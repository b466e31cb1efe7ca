import type { Camp } from './camp.ts';
import type { SchoolBreak, SchoolDistrict } from './schoolBreak.ts';
import type { Season } from './season.ts';

/** Everything the phone keeps of the public directory, ready for screens. */
export type Directory = {
  seasons: readonly Season[];
  /** Sorted by provider name (spec 7), then by id so that the order never wavers. */
  camps: readonly Camp[];
  activities: readonly string[];
  districts: readonly SchoolDistrict[];
  schoolBreaks: readonly SchoolBreak[];
};
