import type { SchoolBreak, SchoolDistrict } from '#camps/rules/season/schoolBreak.ts';

const NO_DATES = 'dates not here yet';

/** Districts for a select. One that is known by its name alone says so, and can be chosen all the same. */
export function districtOptions(
  districts: readonly SchoolDistrict[],
  schoolBreaks: readonly Pick<SchoolBreak, 'districtId'>[],
): { value: string; label: string; hasDates: boolean }[] {
  const known = new Set(schoolBreaks.map(({ districtId }) => districtId));
  return districts.map(({ id, label }) => {
    const hasDates = known.has(id);
    return { value: id, label: hasDates ? label : `${label}: ${NO_DATES}`, hasDates };
  });
}
