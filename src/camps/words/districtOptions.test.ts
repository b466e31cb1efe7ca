import { expect, test } from 'vitest';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { districtOptions } from './districtOptions.ts';

test('a district without dates says so', () => {
  const districts = [
    { id: 'atlanta', label: 'Atlanta Public Schools' },
    { id: 'dekalb', label: 'DeKalb County' },
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
