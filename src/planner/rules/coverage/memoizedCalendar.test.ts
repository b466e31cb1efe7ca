import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { expect, it } from 'vitest';
import type { OwnDays } from '#family/rules/plan/planRows.ts';
import { memoizedCalendar } from './memoizedCalendar.ts';
import { childSchoolCalendar } from './childSchoolCalendar.ts';

const day = '2025-10-06';
const fall = aSchoolBreak();
const early = aSchoolBreak({
  id: 'early',
  startsOn: '2025-10-15',
  endsOn: '2025-10-15',
  dayKind: 'early',
  bellElementary: 750,
  bellMiddle: 810,
});
const own: OwnDays = {
  id: 'own',
  childId: 'maya',
  from: '2025-10-13',
  to: '2025-10-14',
  dayKind: 'early',
  source: 'parent',
  name: 'Half day',
  letsOutAt: 720,
};
const school = {
  childId: 'maya',
  districtId: 'dekalb',
  gradeLevel: '4',
  hasOwnCalendar: false,
  ownDays: [own],
};
/** As storage reads it: equal, and no row the same. */
const readAgain = () => structuredClone(school);

it('returns the same calendar while its rows are equal', () => {
  const rows = [fall];
  const first = memoizedCalendar(school, rows);
  const other = memoizedCalendar({ ...readAgain(), childId: 'leo', districtId: '' }, rows);
  expect(memoizedCalendar(readAgain(), rows)).toBe(first);
  expect(other(day).kind).not.toBe('off');
  expect(memoizedCalendar(readAgain(), [...rows])).not.toBe(first);
});

const changed: [string, Partial<typeof school>][] = [
  ['another district', { districtId: 'cobb' }],
  ['another grade', { gradeLevel: '6' }],
  ['a calendar of its own', { hasOwnCalendar: true }],
  ['a row more', { ownDays: [own, { ...own, id: 'more', from: day, to: day }] }],
  ['a row less', { ownDays: [] }],
  ...[
    { from: '2025-10-12' },
    { to: '2025-10-15' },
    { dayKind: 'digital' as const },
    { source: 'import' as const },
    { name: 'Conferences' },
    { letsOutAt: 780 },
  ].map((fields): [string, Partial<typeof school>] => [
    `another ${Object.keys(fields).join('')}`,
    { ownDays: [{ ...own, ...fields }] },
  ]),
];

it.each(changed)('builds a new calendar with %s', (_, fields) => {
  const rows = [fall, early];
  memoizedCalendar(school, rows);
  const now = { ...readAgain(), ...fields };
  const read = memoizedCalendar(now, rows);
  const fresh = childSchoolCalendar(now, rows);
  const days = Array.from(
    { length: 12 },
    (_unused, at) => `2025-10-${String(at + 6).padStart(2, '0')}`,
  );
  expect(days.map(read)).toEqual(days.map(fresh));
});
