import type { SchoolBreak, SchoolDistrict } from '#camps/rules/season/schoolBreak.ts';

const NO_DATES = 'dates not here yet';

type DistrictOption = { value: string; label: string; hasDates: boolean };

/** Districts for a select. One that is known by its name alone says so, and can be chosen all the same. */
export function districtOptions(
  districts: readonly SchoolDistrict[],
  schoolBreaks: readonly Pick<SchoolBreak, 'districtId'>[],
): DistrictOption[] {
  const known = new Set(schoolBreaks.map(({ districtId }) => districtId));
  return districts.map(({ id, label }) => {
    const hasDates = known.has(id);
    return { value: id, label: hasDates ? label : `${label}: ${NO_DATES}`, hasDates };
  });
}

type HintWords = { districtsLater: string; noDistrictHint?: string; noDatesHint: string };

/** What stands under a select of districts: that they come later, that none is chosen, or that it has no dates yet. */
export function districtHint(
  options: readonly DistrictOption[],
  districtId: string,
  words: HintWords,
): string | undefined {
  if (options.length === 0) return words.districtsLater;
  if (districtId === '') return words.noDistrictHint;
  const isWithoutDates = options.some(({ value, hasDates }) => value === districtId && !hasDates);
  return isWithoutDates ? words.noDatesHint : undefined;
}
