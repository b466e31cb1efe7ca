import { expect, it } from 'vitest';
import type { PopularWeek } from '#camps/rules/popular/popularWeek.ts';
import { weekLevels } from './weekLevels.ts';

const choice = {
  byDistrict: true,
  byZip: true,
  zipCode: '30030',
  districts: [{ id: 'dekalb', label: 'DeKalb County', calendarUrl: null }],
};
const weeks = [
  { week: '2025-10-06', districtIds: ['dekalb'] },
  { week: '2025-11-24', districtIds: ['dekalb'] },
];
const some: PopularWeek = { area: 'district:dekalb', week: '2025-10-06', level: 'some' };
const levels = (...shown: PopularWeek[]) => weekLevels(weeks, choice, shown);

it('an open week has the level of its area, and none below the threshold', () => {
  expect(levels(some)).toEqual([
    { week: '2025-10-06', popular: { area: 'district:dekalb', level: 'some' } },
    { week: '2025-11-24', popular: null },
  ]);
  expect(levels({ ...some, area: 'district:cobb' })[0]?.popular).toBeNull();
});

it('an open week has the higher level of two areas', () => {
  expect(levels(some, { ...some, area: 'zip:300', level: 'many' })[0]?.popular).toEqual({
    area: 'zip:300',
    level: 'many',
  });
  expect(levels({ ...some, area: 'zip:300' }, some)[0]?.popular?.area).toBe('district:dekalb');
});
