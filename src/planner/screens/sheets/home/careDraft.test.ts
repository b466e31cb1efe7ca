import { expect, test } from 'vitest';
import { usualCareHours } from '#planner/rules/coverage/careNeeded.ts';
import { careHoursOfDraft, commonOf, draftOf, withCommon, withDay } from './careDraft.ts';

const early = { from: 480, to: 720 };

test('the usual hours are the same from Monday to Friday', () => {
  const draft = draftOf(usualCareHours);
  expect(draft.isDifferent).toBe(false);
  expect(commonOf(draft)).toEqual({ from: 540, to: 990 });
});

test('one day of its own is a difference, a weekend without care is none', () => {
  expect(draftOf(usualCareHours.map((span, day) => (day === 4 ? early : span))).isDifferent).toBe(
    true,
  );
  expect(draftOf(usualCareHours.map((span, day) => (day === 6 ? early : span))).isDifferent).toBe(
    true,
  );
});

test('hours in common are those of every workday, and of a weekend day that needs care', () => {
  const saturday = withDay(draftOf(usualCareHours), 6, early);
  const { days } = withCommon(saturday, { from: 510 });
  const span = { from: 510, to: 990 };
  expect(days).toEqual([null, span, span, span, span, span, span]);
});

test('a pick-up before the drop-off is nothing to save', () => {
  const backwards = withDay(draftOf(usualCareHours), 2, { from: 720, to: 720 });
  expect(careHoursOfDraft(backwards)).toBeNull();
  expect(careHoursOfDraft(withDay(backwards, 2, null))?.[2]).toBeNull();
});
