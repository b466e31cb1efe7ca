import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { dropOffAnswer, type SiblingStop } from './siblingDrives.ts';

const here = { latitude: 33.77, longitude: -84.3, coordinatePrecision: 'exact' } as const;
const morning = { from: 540, to: 900 };
const sibling = (from: number): SiblingStop => ({
  name: 'Leo',
  camp: 'Rocket Pond',
  place: { at: here, isRough: false },
  hours: { from, to: 900 },
});
const north = (miles: number) => aCamp({ ...here, latitude: here.latitude + miles / 69.1 });

test.each([
  [0.05, 540, 'yes'],
  [6, 540, 'tight'],
  [30, 540, 'no'],
  [20, 720, 'yes'],
] as const)('judges a drive of %s miles from 9:00 to minute %i: %s', (miles, from, answer) => {
  expect(dropOffAnswer(north(miles), morning, sibling(from), null)).toBe(answer);
});

test('says nothing about an unknown place', () => {
  const nowhere = aCamp({ latitude: null, longitude: null });
  expect(dropOffAnswer(nowhere, morning, sibling(540), null)).toBe('unknown');
});
