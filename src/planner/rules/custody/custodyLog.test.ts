import { expect, test } from 'vitest';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { aCustody, aHousehold } from '#tests/fixtures/plan/twoHomes.ts';
import { linesToDrop, logLine, MOST_LOG_ROWS } from './custodyLog.ts';

const by = { id: 'line', at: 1_757_937_600_000, by: 'a' as const };
const custody = (row: ReturnType<typeof aCustody> | null) =>
  ({ kind: 'custody', id: 'all', row }) as const;

const home = (budgets: Record<string, number>) =>
  ({ kind: 'household', id: 'a', row: aHousehold({ budgets }) }) as const;

test('says what a row was and what it is, when, and on whose phone', () => {
  const after = custody(aCustody({ pattern: 'weeks' }));
  expect(logLine(custody(aCustody()), after, by)?.row).toEqual({
    ...by,
    of: 'custody',
    rowId: 'all',
    before: aCustody(),
    after: aCustody({ pattern: 'weeks' }),
  });
  expect(logLine(after, custody(null), by)?.row).toMatchObject({ after: null });
});

test('has no line for money, for other rows, and for what stays the same', () => {
  expect(logLine(home({}), home({ 'family/2025-10-06': 5 }), by)).toBeNull();
  expect(logLine(custody(aCustody()), custody(aCustody()), by)).toBeNull();
  const entry = aPlanEntry();
  const none = { kind: 'plan', id: entry.id, row: null } as const;
  expect(logLine(none, { ...none, row: entry }, by)).toBeNull();
});

test('keeps the last 500 lines', () => {
  const log = Array.from({ length: MOST_LOG_ROWS }, (_, at) => ({ id: `${at}`, at }));
  expect(linesToDrop(log.slice(2), 2)).toEqual([]);
  expect(linesToDrop(log, 2)).toEqual(['1', '0']);
  expect(MOST_LOG_ROWS).toBe(500);
});
