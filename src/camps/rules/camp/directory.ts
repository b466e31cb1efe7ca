import type { Camp } from './camp.ts';
import type { SchoolBreak, SchoolDistrict } from '../season/schoolBreak.ts';
import type { Season } from '../season/season.ts';

/** The public directory as it is stored on the device, ready for screens. */
export type Directory = {
  seasons: readonly Season[];
  /** Sorted by provider name, then by id so that the order is stable. */
  camps: readonly Camp[];
  activities: readonly string[];
  districts: readonly SchoolDistrict[];
  /** Days off, and the other days of school calendars: see their `dayKind`. */
  schoolBreaks: readonly SchoolBreak[];
};
