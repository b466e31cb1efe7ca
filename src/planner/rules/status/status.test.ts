import { expect, test } from 'vitest';
import { STATUSES } from '#family/rules/plan/planEntry.ts';
import { countsMoney } from './countsMoney.ts';
import { holds } from './holds.ts';

test('planned, registered and confirmed hold a day', () => {
  expect(STATUSES.filter(holds)).toEqual(['planned', 'registered', 'confirmed']);
});

test('a row that holds nothing costs what was paid for it, a thought nothing', () => {
  expect(costing(null)).toEqual(['planned', 'registered', 'confirmed']);
  expect(costing(5000)).toEqual(STATUSES.filter((status) => status !== 'considering'));
});

const costing = (cents: number | null) =>
  STATUSES.filter((status) => countsMoney({ status, cents }));
