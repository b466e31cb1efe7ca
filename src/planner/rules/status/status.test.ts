import { expect, test } from 'vitest';
import { STATUSES } from '#family/rules/plan/planEntry.ts';
import { countsMoney } from './countsMoney.ts';
import { holds } from './holds.ts';

test('counts planned, registered and confirmed as covering', () => {
  expect(STATUSES.filter(holds)).toEqual(['planned', 'registered', 'confirmed']);
});

test('costs a row that covers nothing what was paid', () => {
  expect(costing(null)).toEqual(['planned', 'registered', 'confirmed']);
  expect(costing(5000)).toEqual(STATUSES.filter((status) => status !== 'considering'));
});

const costing = (cents: number | null) =>
  STATUSES.filter((status) => countsMoney({ status, cents }));
