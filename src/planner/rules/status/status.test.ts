import { expect, test } from 'vitest';
import { PLAN_STATUSES } from '#family/rules/plan/planEntry.ts';
import { countsMoney } from './countsMoney.ts';
import { isCoveringStatus } from './coveringStatus.ts';

test('counts planned, registered and confirmed as covering', () => {
  expect(PLAN_STATUSES.filter(isCoveringStatus)).toEqual(['planned', 'registered', 'confirmed']);
});

test('costs a row that covers nothing what was paid', () => {
  expect(costing(null)).toEqual(['planned', 'registered', 'confirmed']);
  expect(costing(5000)).toEqual(PLAN_STATUSES.filter((status) => status !== 'considering'));
});

const costing = (cents: number | null) =>
  PLAN_STATUSES.filter((status) => countsMoney({ status, cents }));
