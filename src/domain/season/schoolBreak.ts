import * as v from 'valibot';

const Id = v.pipe(v.string(), v.minLength(1));
const Day = v.pipe(v.string(), v.isoDate());

export const SchoolDistrictSchema = v.object({ id: Id, label: v.string() });
export type SchoolDistrict = v.InferOutput<typeof SchoolDistrictSchema>;

/** Days off as one district publishes them. Districts differ by weeks. */
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
});
export type SchoolBreak = v.InferOutput<typeof SchoolBreakSchema>;
