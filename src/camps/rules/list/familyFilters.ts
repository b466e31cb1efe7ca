import type { Hours } from '../text/hours.ts';
import type { DistrictBreak } from './districtBreaks.ts';
import { type Filters, notNearest } from './filters.ts';

/** What lists and the comparison may know of a family: nothing of it is written to an address by itself. */
export type KnownFamily = {
  /** Five digits, or ''. */
  zip: string;
  children: readonly KnownChild[];
  /** In which it needs care, all of its days together; none until it has said so. */
  care?: Hours | null;
};

type KnownChild = {
  id: string;
  firstName: string;
  /** The id of a school district, '' for none. */
  districtId: string;
  /** The age on a day (YYYY-MM-DD) as the filter writes it ('8', '7-8'); '' when it is not known. */
  ageOn: (day: string) => string;
};

/** One tap in place of a field: what it sets, whether it is set, and what sets it back. */
export type FamilyFilter = {
  key: string;
  /** What it is about: a child's age, a district's days off, the ZIP code. */
  of: { firstName: string; age: string } | { district: string } | { zip: string };
  isOn: boolean;
  change: Partial<Filters>;
};

/** Miles that a family gets by one tap; the field beside it has others. */
const MILES = '10';

/** `day`: on which the children’s ages count. Districts without days off in the season are left out. */
export function familyFilters(
  { zip, children }: Pick<KnownFamily, 'zip' | 'children'>,
  filters: Filters,
  breaks: readonly DistrictBreak[],
  day: string,
): FamilyFilter[] {
  const ages = children.flatMap(({ id, firstName, ageOn }): FamilyFilter[] => {
    const age = ageOn(day);
    if (age === '') return [];
    const isOn = filters.ages === age;
    return [{ key: `age ${id}`, of: { firstName, age }, isOn, change: { ages: isOn ? '' : age } }];
  });
  const districts = [...new Set(children.map(({ districtId }) => districtId))];
  const daysOff = districts.flatMap((id): FamilyFilter[] => {
    const found = breaks.find(({ districtId }) => districtId === id);
    if (found === undefined) return [];
    const isOn = filters.district === id;
    return [
      {
        key: `district ${id}`,
        of: { district: found.district },
        isOn,
        change: { district: isOn ? '' : id, start: '', end: '' },
      },
    ];
  });
  const isNear = zip !== '' && filters.near === zip;
  const away = { near: '', within: '', sort: notNearest(filters.sort) };
  const near: FamilyFilter = {
    key: 'near',
    of: { zip },
    isOn: isNear,
    change: isNear ? away : { near: zip, within: filters.within || MILES, location: '' },
  };
  return [...ages, ...daysOff, ...(zip === '' ? [] : [near])];
}
