import { expect, test } from 'vitest';
import { hoursLabel } from '#camps/rules/text/hours.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { createBreakCamps } from '#planner/rules/candidates/breakCamps.ts';
import type { CareOption } from '#planner/rules/candidates/careOptions.ts';
import { hoursWithCare, nameWithCare } from './formatCare.ts';

const days = ['2026-12-21'];
const owl = aCamp({ id: 'owl', providerName: 'Owl House', hours: '9am-3pm', days });
const [camp] = createBreakCamps([owl], [], days, '2026-11-27').get('2026-12-21') ?? [];
const withCare = (...care: CareOption[]) => {
  if (!camp) throw new Error('the camp runs on its day');
  return { camp, care };
};
const before: CareOption = { span: { from: 450, to: 540 }, cents: 1000, per: 'day' };
const after = (to: number): CareOption => ({ span: { from: 900, to }, cents: null, per: null });

test('names a camp by the ends of its care, so that two plans with other ends differ', () => {
  expect(nameWithCare(withCare())).toBe('Owl House');
  expect(nameWithCare(withCare(after(1020)))).toBe('Owl House with care to 5');
  expect(nameWithCare(withCare(after(1080)))).toBe('Owl House with care to 6');
  expect(nameWithCare(withCare(before, after(1080)))).toBe('Owl House with care from 7:30 to 6');
});

test('adds each care to the hours with its price', () => {
  expect(hoursWithCare(withCare(before, after(1080)))).toBe(
    `${hoursLabel('9am-3pm')} plus care from 7:30, +$10 a day plus care to 6, at no extra cost`,
  );
});
