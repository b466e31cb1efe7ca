import { expect, test } from 'vitest';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { districtHint, districtOptions } from './districtOptions.ts';

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
    },
    { value: 'dekalb', label: 'DeKalb County', hasDates: true },
  ]);
});

test('the hint says that districts come later, that none is chosen, or that it has no dates', () => {
  const options = [
    { value: 'atlanta', label: 'Atlanta: dates not here yet', hasDates: false },
    { value: 'dekalb', label: 'DeKalb County', hasDates: true },
  ];
  const words = { districtsLater: 'later', noDistrictHint: 'none', noDatesHint: 'no dates' };
  expect(districtHint([], 'atlanta', words)).toBe('later');
  expect(districtHint(options, '', words)).toBe('none');
  expect(districtHint(options, 'atlanta', words)).toBe('no dates');
  expect(districtHint(options, 'dekalb', words)).toBeUndefined();
});
