import { afterEach, expect, test, vi } from 'vitest';
import { inSlices } from './inSlices.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Steps of 2 ms each by the clock of the page, which notes how many were taken when a timer runs. */
function stepsOf2Ms(count: number) {
  let taken = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => taken * 2);
  function* steps() {
    for (; taken < count; taken += 1) yield taken;
  }
  return { steps: steps(), taken: () => taken };
}

test('takes all steps, in tasks of 8 ms', async () => {
  const { steps, taken } = stepsOf2Ms(12);
  const seen: number[] = [];
  const done = inSlices(steps, () => seen.push(taken()) > 0);
  expect(taken()).toBe(4);
  expect(await done).toBe(true);
  expect(seen).toEqual([4, 8, 12]);
});

test('ends between two tasks once the steps are not wanted any more', async () => {
  const { steps, taken } = stepsOf2Ms(1000);
  expect(await inSlices(steps, () => false)).toBe(false);
  expect(taken()).toBe(4);
});
