import * as v from 'valibot';

const Id = v.pipe(v.string(), v.minLength(1));
const Day = v.pipe(v.string(), v.isoDate());

export const SchoolDistrictSchema = v.object({ id: Id, label: v.string() });
export type SchoolDistrict = v.InferOutput<typeof SchoolDistrictSchema>;

/** off: no school. digital: school at home. early: school until the bell. school: a first or last day. */
const DayKindSchema = v.picklist(['off', 'digital', 'early', 'school']);

/**
 * Days of one district's calendar on which something is different, as it publishes them. Districts differ by weeks.
 * `kind` is the calendar's own name for them, such as 'first_day'; `dayKind` is their meaning. `letsOutAt` is when an
 * early day ends, in minutes after midnight; null when not published.
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
  letsOutAt: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1440))),
});
export type SchoolBreak = v.InferOutput<typeof SchoolBreakSchema>;

/** A row that means: no school. */
export type DayOff = SchoolBreak & { dayKind: 'off' };
