import { expect, test } from 'vitest';
import { logLine } from '#planner/rules/custody/custodyLog.ts';
import type { PlanChange } from '#family/rules/plan/planRows.ts';
import { aCustody, aCustodyChange, aHousehold } from '#tests/fixtures/plan/twoHomes.ts';
import { homesAt, logSentence } from './logSentence.ts';

const names = {
  households: [aHousehold(), aHousehold({ id: 'b', name: 'Robin' })],
  childName: (id: string) => (id === 'maya' ? 'Maya' : undefined),
};

function said(before: PlanChange, after: PlanChange): string {
  const line = logLine(before, after, { id: 'line', at: 1, by: 'a' });
  if (line?.kind !== 'custody_log' || line.row === null) throw new Error('no line');
  return logSentence(line.row, names);
}

const custody = (row: ReturnType<typeof aCustody> | null, id = 'all'): PlanChange => ({
  kind: 'custody',
  id,
  row,
});
const change = (row: ReturnType<typeof aCustodyChange> | null): PlanChange => ({
  kind: 'custody_change',
  id: 'change-1',
  row,
});

test.each([
  [
    'New: All children: 2-2-3 from the night of Mon, Oct 6, 2025, first at Alex’s home',
    custody(null),
    custody(aCustody()),
  ],
  [
    'Removed: Maya: not in two homes',
    custody(aCustody({ id: 'maya', pattern: null }), 'maya'),
    custody(null, 'maya'),
  ],
  [
    'New: a child who isn’t in the plan anymore: not in two homes',
    custody(null, 'gone'),
    custody(aCustody({ id: 'gone', pattern: null }), 'gone'),
  ],
  [
    'New: All children: Wed, Oct 8, 2025: Alex’s, takes turns every year, Trip',
    change(null),
    change(aCustodyChange({ alternates: true, name: 'Trip' })),
  ],
  [
    'Now: All children: Robin asked for Wed, Oct 8, 2025: Alex’s; answer: yes, Mon, Sep 15, 2025. ' +
      'Before: All children: Robin asked for Wed, Oct 8, 2025: Alex’s; answer: no answer yet',
    change(aCustodyChange({ askedBy: 'b' })),
    change(aCustodyChange({ askedBy: 'b', answer: 'yes', answeredOn: '2025-09-15' })),
  ],
  [
    'New: Alex’s home; brings: Grandpa; picks up: Alex; hours: as in the plan',
    { kind: 'household', id: 'a', row: null } as const,
    { kind: 'household', id: 'a', row: aHousehold({ dropOffBy: 'Grandpa' }) } as const,
  ],
])('says %j', (sentence, before, after) => {
  expect(said(before, after)).toBe(sentence);
});

test('says that it cannot read a change of a later version', () => {
  const line = { id: 'line', at: 1, by: null, of: 'custody' as const, rowId: 'all', before: null };
  expect(logSentence({ ...line, after: { pattern: 'moon' } }, names)).toBe(
    'New: A change that this version of the app can’t read',
  );
});

const renamed = (at: number, before: string, after: string) => {
  const [was, is] = [before, after].map((name) => aHousehold({ name }));
  const line = logLine(
    { kind: 'household', id: 'a', row: was ?? null },
    { kind: 'household', id: 'a', row: is ?? null },
    { id: `${at}`, at, by: 'a' },
  );
  if (line?.kind !== 'custody_log' || line.row === null) throw new Error('no line');
  return line.row;
};

test('knows the homes by the names that they had at each moment', () => {
  const households = [aHousehold({ name: 'Alex Lee' }), aHousehold({ id: 'b', name: 'Robin' })];
  const log = [
    renamed(20, 'Alex', 'Alex L.'),
    renamed(10, 'Sandy', 'Alex'),
    renamed(30, 'Alex L.', 'Alex Lee'),
  ];
  const namesThen = (at: number) => homesAt(households, log, at).map(({ name }) => name);
  expect(namesThen(5)).toEqual(['Sandy', 'Robin']);
  expect(namesThen(10)).toEqual(['Alex', 'Robin']);
  expect(namesThen(20)).toEqual(['Alex L.', 'Robin']);
  expect(namesThen(30)).toEqual(['Alex Lee', 'Robin']);
});
