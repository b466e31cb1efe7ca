import { expect, test } from 'vitest';
import { type Filters, noFilters } from './filters.ts';
import { familyFilters, type KnownFamily } from './familyFilters.ts';

const june = { id: 'june', firstName: 'June', districtId: 'dekalb', ageOn: () => '8' };
const max = { id: 'max', firstName: 'Max', districtId: 'dekalb', ageOn: () => '' };
const family: KnownFamily = { zip: '30317', children: [june, max], care: null };
const breaks = [
  {
    districtId: 'dekalb',
    district: 'DeKalb County',
    name: 'Fall Break',
    from: '2025-10-06',
    to: '2025-10-10',
    isConfirmed: true,
  },
];
const offered = (filters: Partial<Filters>, known = family) =>
  familyFilters(known, { ...noFilters, ...filters }, breaks, '2025-10-06');

test('a child of known age, each district once, and the ZIP code are offered, and none is on', () => {
  expect(offered({})).toEqual([
    { key: 'age june', of: { firstName: 'June', age: '8' }, isOn: false, change: { ages: '8' } },
    {
      key: 'district dekalb',
      of: { district: 'DeKalb County' },
      isOn: false,
      change: { district: 'dekalb', start: '', end: '' },
    },
    {
      key: 'near',
      of: { zip: '30317' },
      isOn: false,
      change: { near: '30317', within: '10', location: '' },
    },
  ]);
});

test('what is on goes by the same tap, and the order by distance with the ZIP code', () => {
  const on = offered({
    ages: '8',
    district: 'dekalb',
    near: '30317',
    within: '25',
    sort: 'distance',
  });
  expect(on.map(({ isOn, change }) => [isOn, change])).toEqual([
    [true, { ages: '' }],
    [true, { district: '', start: '', end: '' }],
    [true, { near: '', within: '', sort: 'soonest' }],
  ]);
});

test('chosen miles stay, and no name of a child is in what a tap sets', () => {
  const all = offered({ within: '25' }).map(({ change }) => change);
  expect(all.at(-1)).toEqual({ near: '30317', within: '25', location: '' });
  expect(JSON.stringify(all)).not.toContain('June');
});

test('a family without ZIP code, ages and days off in the season is offered nothing', () => {
  expect(offered({}, { zip: '', children: [{ ...max, districtId: 'cobb' }], care: null })).toEqual(
    [],
  );
});
