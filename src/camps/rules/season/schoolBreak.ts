import * as v from 'valibot';

const Id = v.pipe(v.string(), v.minLength(1));
const Day = v.pipe(v.string(), v.isoDate());

/** `calendarUrl`: the district's own page with its calendar, https; null when not known. */
export const SchoolDistrictSchema = v.object({
  id: Id,
  label: v.string(),
  calendarUrl: v.nullable(v.string()),
});
export type SchoolDistrict = v.InferOutput<typeof SchoolDistrictSchema>;

/** off: no school. digital: school at home. early: school until the bell. school: a first or last day. */
const DayKindSchema = v.picklist(['off', 'digital', 'early', 'school']);

/** When school lets out, in minutes after midnight. */
const Bell = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1440)));

/**
 * Days of one district's calendar on which something is different, as it publishes them. Districts differ by weeks.
 * `kind` is the calendar's own name for them, such as 'first_day'; `dayKind` is their meaning. `letsOutAt` is when an
 * early day ends for all levels; null when not published, and where levels have bells of their own: then a level without
 * one has school as usual. A day off that `mayBeMadeUp` becomes a school day when there was snow.
 */
export const SchoolBreakSchema = v.object({
  id: Id,
  districtId: Id,
  schoolYear: v.string(),
  kind: v.string(),
  name: v.string(),
  startsOn: Day,
  endsOn: Day,
  status: v.picklist(['unverified', 'confirmed']),
  source: v.nullable(v.string()),
  dayKind: DayKindSchema,
  letsOutAt: Bell,
  bellElementary: Bell,
  bellMiddle: Bell,
  bellHigh: Bell,
  mayBeMadeUp: v.boolean(),
});
export type SchoolBreak = v.InferOutput<typeof SchoolBreakSchema>;

/** A row that means: no school. */
export type DayOff = SchoolBreak & { dayKind: 'off' };
