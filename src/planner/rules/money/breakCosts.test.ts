import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { createPlanCamps } from '../coverage/planCamps.ts';
import { breakCosts, countedBefore } from './breakCosts.ts';

const camps = createPlanCamps([aCamp({ price: '$80 a day' })], []);
const breaks = [
  { key: 'fall', from: '2025-10-06', to: '2025-10-10' },
  { key: 'winter', from: '2025-12-22', to: '2026-01-02' },
];
const ids = ['maya', 'leo'];
const entry = aPlanEntry();
const costs = (entries: Parameters<typeof breakCosts>[0], key = 'fall') =>
  breakCosts(entries, ids, { breaks, key }, camps);

test('sums costs per child, for covered days and payments', () => {
  const receipts = [{ paidOn: '2025-08-01', cents: 5000, note: '' }];
  const [maya, leo] = costs([
    { ...entry, receipts },
    { ...entry, id: 'b', childId: 'leo', status: 'waitlisted' },
    { ...entry, id: 'c', childId: 'leo', status: 'considering' },
  ]);
  expect(maya).toMatchObject({ paidCents: 5000, isWaiting: false });
  expect(maya?.sum).toEqual({ low: 16_000, high: 16_000, unknownCount: 0 });
  expect(leo).toMatchObject({ isWaiting: true, sum: { low: 0, high: 0, unknownCount: 0 } });
});

test('counts a row in its first break only', () => {
  const both = { ...entry, days: ['2025-10-10', '2025-12-22'] };
  expect(costs([both])[0]?.rows).toHaveLength(1);
  expect(costs([both], 'winter')[0]?.rows).toHaveLength(0);
  // A week that begins before the break does.
  const early = { ...entry, days: ['2025-12-19', '2025-12-22'] };
  expect(costs([early], 'winter')[0]?.rows).toHaveLength(1);
  expect(costs([{ ...entry, days: [] }])[0]?.rows).toHaveLength(1);
});

test('names the earlier break that counts a row, for a row that costs something', () => {
  const both = { ...entry, days: ['2025-10-10', '2025-12-22'] };
  const before = (row: typeof both, key: string) => countedBefore([row], { breaks, key }, camps);
  expect(before(both, 'winter')).toEqual([{ entry: both, countedIn: breaks[0] }]);
  expect(before(both, 'fall')).toEqual([]);
  expect(before({ ...both, status: 'considering' }, 'winter')).toEqual([]);
  expect(before({ ...both, days: ['2025-10-10'] }, 'winter')).toEqual([]);
});
