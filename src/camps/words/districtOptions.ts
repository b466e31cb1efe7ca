import type { SchoolBreak, SchoolDistrict } from '#camps/rules/season/schoolBreak.ts';

const NO_DATES = 'dates not here yet';
const NEAR = 'Near you';

type DistrictOption = {
  value: string;
  label: string;
  hasDates: boolean;
  /** The district's own page with its calendar. */
  calendarUrl: string | null;
  /** Of those near the family, which stand first. */
  group?: string | undefined;
};

/**
 * Districts for a select, those of `near` first and in its order. One that is known by its name alone says so, and can be
 * chosen all the same.
 */
export function districtOptions(
  districts: readonly SchoolDistrict[],
  schoolBreaks: readonly Pick<SchoolBreak, 'districtId'>[],
  near: readonly string[] = [],
): DistrictOption[] {
  const known = new Set(schoolBreaks.map(({ districtId }) => districtId));
  const options = districts.map(({ id, label, calendarUrl }) => {
    const hasDates = known.has(id);
    return { value: id, label: hasDates ? label : `${label}: ${NO_DATES}`, hasDates, calendarUrl };
  });
  return [
    ...near.flatMap((id) => options.filter(({ value }) => value === id)).map(asNear),
    ...options.filter(({ value }) => !near.includes(value)),
  ];
}

const asNear = (option: DistrictOption) => ({ ...option, group: NEAR });

type HintWords = { districtsLater: string; noDistrictHint?: string; noDatesHint: string };

/** The page to open for a chosen district without dates; null for the others. */
export const districtPage = (
  options: readonly DistrictOption[],
  districtId: string,
): string | null =>
  options.find(({ value, hasDates }) => value === districtId && !hasDates)?.calendarUrl ?? null;

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
