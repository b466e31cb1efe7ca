import { expect, test } from 'vitest';
import { usualCareHours } from '#planner/rules/coverage/careNeeded.ts';
import { draftCareHours, commonHours, toCareDraft, withCommon, withDay } from './careDraft.ts';

const early = { from: 480, to: 720 };

test('has equal usual hours from Monday to Friday', () => {
  const draft = toCareDraft(usualCareHours);
  expect(draft.isDifferent).toBe(false);
  expect(commonHours(draft)).toEqual({ from: 540, to: 990 });
});

test('detects a different day but ignores a weekend without care', () => {
  expect(
    toCareDraft(usualCareHours.map((span, day) => (day === 4 ? early : span))).isDifferent,
  ).toBe(true);
  expect(
    toCareDraft(usualCareHours.map((span, day) => (day === 6 ? early : span))).isDifferent,
  ).toBe(true);
});

test('applies common hours to workdays and needed weekend days', () => {
  const saturday = withDay(toCareDraft(usualCareHours), 6, early);
  const { days } = withCommon(saturday, { from: 510 });
  const span = { from: 510, to: 990 };
  expect(days).toEqual([null, span, span, span, span, span, span]);
});

test('rejects a pick-up before the drop-off', () => {
  const backwards = withDay(toCareDraft(usualCareHours), 2, { from: 720, to: 720 });
  expect(draftCareHours(backwards)).toBeNull();
  expect(draftCareHours(withDay(backwards, 2, null))?.[2]).toBeNull();
});
