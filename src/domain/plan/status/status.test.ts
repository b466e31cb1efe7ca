import { expect, test } from 'vitest';
import { STATUSES, type Status } from '../planEntry.ts';
import { countsMoney } from './countsMoney.ts';
import { holds } from './holds.ts';
import { NEXT } from './nextStatuses.ts';

test.each(STATUSES)('from %s every other status can be reached, none leads to itself', (start) => {
  const reached = new Set<Status>([start]);
  for (const status of reached) for (const next of NEXT[status]) reached.add(next);
  expect([...reached].toSorted()).toEqual(STATUSES.toSorted());
  expect(NEXT[start]).not.toContain(start);
  expect(new Set(NEXT[start]).size).toBe(NEXT[start].length);
});

test('planned, registered and confirmed hold a day', () => {
  expect(STATUSES.filter(holds)).toEqual(['planned', 'registered', 'confirmed']);
});

test('a row that holds nothing costs what was paid for it, a thought nothing', () => {
  expect(costing(null)).toEqual(['planned', 'registered', 'confirmed']);
  expect(costing(5000)).toEqual(STATUSES.filter((status) => status !== 'considering'));
});

const costing = (cents: number | null) =>
  STATUSES.filter((status) => countsMoney({ status, cents }));
