import { expect, test } from 'vitest';
import { addDays } from '#base/day/calendar.ts';
import type { OwnDays } from '#family/rules/plan/planRows.ts';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { setBells } from './bellCommands.ts';

const wednesday = (at: number): OwnDays => ({
  id: `${at}`,
  childId: 'maya',
  from: addDays('2026-12-02', at * 7),
  to: addDays('2026-12-02', at * 7),
  dayKind: 'early',
  source: 'import',
  name: 'Early Release',
  letsOutAt: null,
});
const wednesdays = Array.from({ length: 24 }, (_, at) => wednesday(at));
const asked = { childId: 'maya', name: 'Early Release', district: [] };

test('answers for 24 Wednesdays of a file at once, and for no other child or name', () => {
  const ownDays = [
    ...wednesdays,
    { ...wednesday(0), id: 'leos', childId: 'leo' },
    { ...wednesday(0), id: 'exams', name: 'Exams' },
    { ...wednesday(0), id: 'known', letsOutAt: 720 },
  ];
  const commands = setBells({ ...asked, ownDays }, 780, () => 'new');
  expect(commands.map(({ id }) => id)).toEqual(wednesdays.map(({ id }) => id));
  expect(commands[0]).toEqual({ kind: 'own_days', id: '0', set: { letsOutAt: 780 } });
});

test('writes over the district’s days without a time', () => {
  const early = { dayKind: 'early', name: 'Early Release' } as const;
  const district = [
    aSchoolBreak({ ...early, startsOn: '2026-12-02', endsOn: '2026-12-03' }),
    aSchoolBreak({ ...early, startsOn: '2027-01-06', endsOn: '2027-01-06', letsOutAt: 750 }),
  ];
  expect(setBells({ ...asked, ownDays: [], district }, 780, () => 'new')).toMatchObject([
    { row: { from: '2026-12-02', to: '2026-12-03', source: 'parent', letsOutAt: 780 } },
  ]);
});
