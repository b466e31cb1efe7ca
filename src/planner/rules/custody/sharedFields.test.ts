import { expect, test } from 'vitest';
import { emptyPlan } from '#family/rules/plan/planRows.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { aHousehold } from '#tests/fixtures/plan/twoHomes.ts';
import { sharedFields, sharedRow } from './sharedFields.ts';

const SECRET = 'canary';

test('nothing about money, notes or the family’s own settings is shared', () => {
  const row = aPlanEntry({
    note: SECRET,
    cents: 987_654,
    dates: [{ id: SECRET, kind: 'balance', on: '2025-09-01', note: SECRET }],
    receipts: [{ paidOn: '2025-08-01', cents: 987_654, note: SECRET }],
    extended: [
      { span: { from: 900, to: 1020 }, cents: 987_654, rate: { cents: 987_654, per: null } },
    ],
    snapshot: { ...aPlanEntry().snapshot, price: SECRET, streetAddress: SECRET, city: SECRET },
  });
  const shared = sharedRow({ kind: 'plan', id: row.id, row });
  expect(JSON.stringify(shared)).not.toMatch(/canary|987654/);
  expect(shared).toMatchObject({
    id: row.id,
    days: row.days,
    extended: [{ span: { from: 900, to: 1020 }, cents: null }],
    snapshot: { providerName: 'Pine & Paddle' },
  });
  const home = aHousehold({ budgets: { 'family/2025-10-06/2025-10-10': 987_654 } });
  expect(sharedRow({ kind: 'household', id: 'a', row: home })).toEqual({
    id: 'a',
    name: 'Alex',
    careHours: null,
    dropOffBy: '',
    pickUpBy: '',
  });
  const { family } = emptyPlan();
  expect(sharedRow({ kind: 'family_plan', id: family.id, row: family })).toBeNull();
});

test('what is typed about a child besides its name stays on this side', () => {
  const shared = Object.entries(sharedFields.child).filter(([, sharing]) => sharing !== 'own');
  expect(shared.map(([field]) => field)).toEqual(['firstName', 'color']);
});

test('a row that is removed has nothing to share', () => {
  expect(sharedRow({ kind: 'custody', id: 'all', row: null })).toBeNull();
});
