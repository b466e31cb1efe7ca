import { expect, test } from 'vitest';
import { emptyPlan } from '#family/rules/plan/planRows.ts';
import { aHousehold, twoHomes } from '#tests/fixtures/plan/twoHomes.ts';
import { usualCareHours } from '../coverage/careNeeded.ts';
import { createChildCustody, hasTwoHomes, homeName, usualDrivers } from './homeOfDay.ts';

const EARLY = usualCareHours.map((span) => span && { from: 420, to: 900 });

test('takes the hours of the morning home, and the family’s where it has none', () => {
  const state = twoHomes({
    households: [aHousehold(), aHousehold({ id: 'b', careHours: EARLY })],
  });
  const custody = createChildCustody(state, 'maya');
  // The night before October 8 is in home A, the one before October 9 in home B.
  expect(custody?.careHoursOn('2025-10-08')).toEqual(usualCareHours);
  expect(custody?.careHoursOn('2025-10-09')).toEqual(EARLY);
});

test.each([
  ['a', true, false],
  ['b', false, true],
  [null, true, true],
] as const)('with the own home %s, October 8 and 9 are own days: %s, %s', (ownHome, one, other) => {
  const custody = createChildCustody(
    twoHomes({ family: { ...emptyPlan().family, ownHome } }),
    'maya',
  );
  expect([custody?.isOwnDay('2025-10-08'), custody?.isOwnDay('2025-10-09')]).toEqual([one, other]);
});

test('names who brings and who fetches: the usual person of the home, or its parent', () => {
  const households = [aHousehold({ dropOffBy: 'Grandpa' }), aHousehold({ id: 'b', name: 'Robin' })];
  const handOver = { morning: 'a', evening: 'b' } as const;
  expect(usualDrivers(households, handOver)).toEqual({ brings: 'Grandpa', fetches: 'Robin' });
  expect(usualDrivers([], handOver)).toEqual({ brings: 'Home A', fetches: 'Home B' });
  expect(homeName(households, 'a')).toBe('Alex');
});

test('has two homes only where a child goes between them', () => {
  expect(hasTwoHomes(emptyPlan())).toBe(false);
  expect(hasTwoHomes(twoHomes())).toBe(true);
  expect(createChildCustody(emptyPlan(), 'maya')).toBeNull();
});
