import { expect, test } from 'vitest';
import type { SchoolBreak } from '#camps/rules/season/schoolBreak.ts';
import { addDays } from '#base/day/calendar.ts';
import type { OwnDays } from '#family/rules/plan/planRows.ts';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { childSchoolCalendar } from '../coverage/childSchoolCalendar.ts';
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
const early = (startsOn: string, fields: Partial<SchoolBreak> = {}) =>
  aSchoolBreak({ dayKind: 'early', name: 'Early Release', startsOn, endsOn: startsOn, ...fields });

function answer(ownDays: readonly OwnDays[], district: readonly SchoolBreak[]) {
  const mayas = ownDays.filter(({ childId }) => childId === 'maya');
  const school = childSchoolCalendar(
    { districtId: 'dekalb', gradeLevel: '', hasOwnCalendar: false, ownDays: mayas },
    district,
  );
  const asked = { childId: 'maya', name: 'Early Release', today: '2026-12-01' };
  return setBells({ ...asked, ownDays, district, school }, 780, () => 'new');
}

test('answers for 24 Wednesdays of a file at once, and for no other child or name', () => {
  const commands = answer(
    [
      ...wednesdays,
      { ...wednesday(0), id: 'leos', childId: 'leo' },
      { ...wednesday(0), id: 'exams', name: 'Exams' },
      { ...wednesday(0), id: 'known', letsOutAt: 720 },
      { ...wednesday(-1), id: 'over' },
    ],
    [],
  );
  expect(commands.map(({ id }) => id)).toEqual(wednesdays.map(({ id }) => id));
  expect(commands[0]).toEqual({ kind: 'own_days', id: '0', set: { letsOutAt: 780 } });
});

test('writes over the district’s days without a time', () => {
  const district = [
    early('2026-12-02', { endsOn: '2026-12-03' }),
    early('2027-01-06', { letsOutAt: 750 }),
  ];
  expect(answer([], district)).toMatchObject([
    { row: { from: '2026-12-02', to: '2026-12-03', source: 'parent', letsOutAt: 780 } },
  ]);
});

test('leaves days alone that are over, or of which the family or a file says more', () => {
  const district = [
    early('2025-10-08'),
    early('2026-12-01', { endsOn: '2026-12-04' }),
    ...['2026-12-09', '2026-12-16', '2027-02-03'].map((day) => early(day)),
  ];
  const ownDays: OwnDays[] = [
    { ...wednesday(0), source: 'parent', dayKind: 'school', name: '' },
    { ...wednesday(1), source: 'parent', letsOutAt: 720, name: '' },
    { ...wednesday(2), letsOutAt: 720 },
  ];
  const rows = answer(ownDays, district).map((command) => 'row' in command && command.row);
  expect(rows).toMatchObject([
    { from: '2026-12-01', to: '2026-12-01' },
    { from: '2026-12-03', to: '2026-12-04' },
    { from: '2027-02-03', to: '2027-02-03' },
  ]);
});
