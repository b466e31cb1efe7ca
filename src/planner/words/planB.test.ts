import { expect, test } from 'vitest';
import { planBCopy } from '#planner/words/planB.ts';

const { best, thrifty } = planBCopy.reason;

test('promises of the cheaper plan what it leaves, in days', () => {
  expect(thrifty(2, 0)).toBe('Costs less, and leaves 2 more days open.');
  expect(thrifty(1, 3)).toBe('Costs less, and leaves 1 more day open and 3 more covered in part.');
  expect(thrifty(-1, 0)).toBe('Costs less, and covers as many days.');
});

test('names the limits of the fullest plan', () => {
  expect(best(15, true, true)).toContain(
    'as your budget and your distances allow, with camps up to 15 miles',
  );
  expect(best(null, true, false)).toBe(
    'Leaves as little open as your distances allow. No day costs more than it has to.',
  );
  expect(best(null, false, true)).toContain('as your budget allows. No day');
  expect(best(null, false, false)).toContain('Leaves as little open as there can be. No day');
});

test('names a swap with both camps', () => {
  const step = { who: 'Ben', days: 'Tue, Dec 22', camp: 'X', instead: 'Y' };
  expect(planBCopy.more('$70', null, planBCopy.step(step))).toBe(
    'For $70 more: X instead of Y for Ben (Tue, Dec 22).',
  );
  expect(planBCopy.step({ ...step, instead: null })).toBe('X for Ben (Tue, Dec 22)');
  expect(planBCopy.step({ ...step, camp: 'Y' })).toBe('another camp of Y for Ben (Tue, Dec 22)');
  expect(planBCopy.step({ ...step, camp: null })).toBe('no Y for Ben (Tue, Dec 22)');
});

test('says that the days left are those of the shown week only', () => {
  expect(planBCopy.why.summary(1, 2, true)).toBe(
    'Why 1 day stays open and 2 days are covered in part in the week shown',
  );
  expect(planBCopy.why.summary(2, 0, false)).toBe('Why 2 days stay open');
});

test('names no limit for camps that pass every test but are not in a plan', () => {
  const { held, plan } = planBCopy.why;
  expect([held(1), held(2)]).toEqual(['1 is in the plan', '2 are in the plan']);
  expect([plan(1), plan(2)]).toEqual(['1 doesn’t fit into the plan', '2 don’t fit into the plan']);
});
