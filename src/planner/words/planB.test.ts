import { expect, test } from 'vitest';
import { planBCopy } from '#planner/words/planB.ts';

test('names a swap with both camps', () => {
  const step = { who: 'Ben', days: 'Tue, Dec 22', camp: 'X', instead: 'Y' };
  expect(planBCopy.more('$70', null, planBCopy.step(step))).toBe(
    'For $70 more: X instead of Y for Ben (Tue, Dec 22).',
  );
  expect(planBCopy.step({ ...step, instead: null })).toBe('X for Ben (Tue, Dec 22)');
  expect(planBCopy.step({ ...step, camp: 'Y' })).toBe('another Y camp for Ben (Tue, Dec 22)');
  expect(planBCopy.step({ ...step, camp: null })).toBe('no Y for Ben (Tue, Dec 22)');
});

test('says that the days left are those of the shown week only', () => {
  expect(planBCopy.why.summary(1, 2, true)).toBe(
    'Why 1 day stays open and 2 days are partly covered in the week shown',
  );
  expect(planBCopy.why.summary(2, 0, false)).toBe('Why 2 days stay open');
});

test('names no limit for camps that pass every test but are not in a plan', () => {
  const { held, plan } = planBCopy.why;
  expect([held(1), held(2)]).toEqual(['1 is in your plan already', '2 are in your plan already']);
  expect([plan(1), plan(2)]).toEqual(['1 doesn’t fit into the plan', '2 don’t fit into the plan']);
});
