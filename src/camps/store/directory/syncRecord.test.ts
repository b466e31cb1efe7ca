import { expect, it } from 'vitest';
import { isSamePosition, newStaging, nextGeneration, skippedAfter } from './syncRecord.ts';

const empty = { active: null, staging: null };

it('distinguishes two copies at one cursor', () => {
  const one = newStaging(empty, 'epoch', 1000);
  expect(isSamePosition(one, { ...one })).toBe(true);
  expect(isSamePosition(one, { ...one, generation: 1001 })).toBe(false);
  expect(isSamePosition(one, { ...one, epoch: 'another' })).toBe(false);
  expect(isSamePosition(one, { ...one, cursor: { xid: '1', id: '' } })).toBe(false);
  expect(isSamePosition(one, null)).toBe(false);
  expect(isSamePosition(null, null)).toBe(true);
});

it('never reuses a generation, even if the clock is set back', () => {
  const staging = newStaging(empty, 'epoch', 1000);
  expect(nextGeneration({ active: null, staging }, 5)).toBe(1001);
  expect(nextGeneration({ active: null, staging }, 7000)).toBe(7000);
});

it('remembers the newest 1,000 skipped rows', () => {
  const before = Array.from({ length: 1000 }, (_, no) => `camp:${no}`);
  const after = skippedAfter(before, ['camp:new'], []);
  expect(after).toHaveLength(1000);
  expect(after.at(0)).toBe('camp:1');
  expect(after.at(-1)).toBe('camp:new');
  expect(skippedAfter(before, [], ['camp:7'])).toHaveLength(999);
});
