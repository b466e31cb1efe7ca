import { expect, test } from 'vitest';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { districtOf, districtRows } from './districtRows.ts';

const schoolBreaks = [aSchoolBreak(), aSchoolBreak({ id: 'cobb', districtId: 'cobb' })];
const maya = { id: 'maya', districtId: 'dekalb' };
const planOf = (hasOwnCalendar: boolean) => ({
  state: { children: [{ id: 'maya', hasOwnCalendar, staysOnDigitalDays: false }] },
  directory: { schoolBreaks },
});

test('reads the rows of the child’s district', () => {
  expect(districtRows(planOf(false), maya)).toEqual([schoolBreaks[0]]);
  expect(districtOf(planOf(false), maya)).toBe('dekalb');
});

test('reads none where only the family’s own calendar counts, or no district is chosen', () => {
  expect(districtRows(planOf(true), maya)).toEqual([]);
  expect(districtOf(planOf(true), maya)).toBe('');
  expect(districtRows(planOf(false), { ...maya, districtId: '' })).toEqual([]);
});
