import { expect, test } from 'vitest';
import { readPlanRow, toFamilyRecord, toPlanRow } from '#family/rules/plan/planRecord.ts';
import { parseRecords } from '#family/rules/backup/parseRecords.ts';
import type { PlanChange } from '#family/rules/plan/planRows.ts';
import { aCustody, aCustodyChange, aHousehold } from '#tests/fixtures/plan/twoHomes.ts';
import { logLine } from './custodyLog.ts';

const NOW = 1_757_937_600_000;
const long = Array.from({ length: 8 }, () => ({
  from: '2025-10-08',
  to: '2025-12-08',
  home: 'a' as const,
}));
const change: PlanChange = {
  kind: 'custody_change',
  id: 'change-1',
  row: aCustodyChange({ nights: long, name: 'x'.repeat(80) }),
};

test('every row of two homes comes back whole from a backup', () => {
  const line = logLine(change, { ...change, row: null }, { id: 'line', at: NOW, by: 'a' });
  const rows: PlanChange[] = [
    change,
    { kind: 'custody', id: 'all', row: aCustody({ pattern: null }) },
    { kind: 'household', id: 'b', row: aHousehold({ id: 'b', budgets: { x: 5 } }) },
    ...(line ? [line] : []),
  ];
  const file: unknown[] = JSON.parse(JSON.stringify(rows.map((row) => toFamilyRecord(row, NOW))));
  const { records, skipped } = parseRecords(file, NOW);
  expect(skipped).toBe(0);
  expect(records.map(toPlanRow)).toEqual(rows);
});

test.each([
  ['custody', { id: 'all', pattern: 'never', firstNight: '2025-10-06' }],
  ['custody', { id: 'all', pattern: '2-2-3', firstNight: 'soon' }],
  ['household', { id: 'c' }],
  ['custody_change', { ...aCustodyChange(), nights: [] }],
  [
    'custody_change',
    { ...aCustodyChange(), nights: [{ from: '2025-10-08', to: '2025-10-07', home: 'a' }] },
  ],
])('a row of %s that no one can follow is not read', (kind, row) => {
  expect(readPlanRow(kind, row)).toBeNull();
});
