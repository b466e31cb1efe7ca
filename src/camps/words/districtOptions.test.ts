import { expect, test } from 'vitest';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { districtHint, districtOptions, districtPage } from './districtOptions.ts';

const PAGE = 'https://atlanta.example/calendar';

test('a district without dates says so', () => {
  const districts = [
    { id: 'atlanta', label: 'Atlanta Public Schools', calendarUrl: null },
    { id: 'dekalb', label: 'DeKalb County', calendarUrl: null },
  ];
  expect(districtOptions(districts, [aSchoolBreak({ districtId: 'dekalb' })])).toEqual([
    {
      value: 'atlanta',
      label: 'Atlanta Public Schools: dates not here yet',
      hasDates: false,
      calendarUrl: null,
    },
    { value: 'dekalb', label: 'DeKalb County', hasDates: true, calendarUrl: null },
  ]);
});

test('districts near the family stand first, the likelier one on top', () => {
  const districts = ['atlanta', 'cobb', 'decatur', 'dekalb'].map((id) => ({
    id,
    label: id,
    calendarUrl: null,
  }));
  const options = districtOptions(districts, [], ['dekalb', 'decatur', 'elsewhere']);
  expect(options.map(({ value, group }) => `${value} ${group ?? ''}`)).toEqual([
    'dekalb Near you',
    'decatur Near you',
    'atlanta ',
    'cobb ',
  ]);
});

test('the hint says that districts come later, that none is chosen, or that it has no dates', () => {
  const options = [
    { value: 'atlanta', label: 'Atlanta: dates not here yet', hasDates: false, calendarUrl: PAGE },
    { value: 'dekalb', label: 'DeKalb County', hasDates: true, calendarUrl: PAGE },
  ];
  const words = { districtsLater: 'later', noDistrictHint: 'none', noDatesHint: 'no dates' };
  expect(districtHint([], 'atlanta', words)).toBe('later');
  expect(districtHint(options, '', words)).toBe('none');
  expect(districtHint(options, 'atlanta', words)).toBe('no dates');
  expect(districtHint(options, 'dekalb', words)).toBeUndefined();
  expect(districtPage(options, 'atlanta')).toBe(PAGE);
  expect(districtPage(options, 'dekalb')).toBeNull();
});
