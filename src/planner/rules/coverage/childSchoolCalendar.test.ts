import { expect, test } from 'vitest';
import type { SchoolBreak } from '#camps/rules/season/schoolBreak.ts';
import { GRADES } from '#family/rules/profile.ts';
import type { OwnDays } from '#family/rules/plan/planRows.ts';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { careNeeded, usualCareHours } from './careNeeded.ts';
import { childSchoolCalendar } from './childSchoolCalendar.ts';

const day = '2026-12-18';
const early = (fields: Partial<SchoolBreak>) =>
  aSchoolBreak({ startsOn: day, endsOn: day, dayKind: 'early', name: 'Early release', ...fields });
const byLevel = early({ bellElementary: 750, bellMiddle: 810, bellHigh: 690 });

function school(gradeLevel: string, rows: readonly SchoolBreak[], ownDays: OwnDays[] = []) {
  const child = { districtId: 'dekalb', gradeLevel, hasOwnCalendar: false, ownDays };
  return childSchoolCalendar(child, rows)(day);
}

test('a child’s grade decides which bell of an early day counts', () => {
  expect(GRADES.map((grade) => `${grade} ${school(grade, [byLevel]).letsOutAt}`)).toEqual([
    ...['pre-k', 'k', '1', '2', '3', '4', '5'].map((grade) => `${grade} 750`),
    ...['6', '7', '8'].map((grade) => `${grade} 810`),
    ...['9', '10', '11', '12'].map((grade) => `${grade} 690`),
  ]);
  expect(school('7', [byLevel])).toMatchObject({ kind: 'early', caveat: null });
});

test.each(['', 'Third grade', '13', '0'])(
  'without a grade ("%s") the earliest bell counts',
  (grade) => {
    const read = school(grade, [byLevel]);
    expect(read).toMatchObject({ kind: 'early', letsOutAt: 690, caveat: 'gradeDecides' });
    expect(careNeeded(day, read, usualCareHours, false)).toEqual({ from: 690, to: 990 });
    const some = early({ bellElementary: 750 });
    expect(school(grade, [some])).toMatchObject({ letsOutAt: 750, caveat: 'gradeDecides' });
  },
);

test('a level without a bell has school as usual where others have one', () => {
  const conferences = early({ name: 'Conferences', bellElementary: 750, bellMiddle: 810 });
  expect(school('10', [conferences])).toMatchObject({ kind: 'school', letsOutAt: null });
  expect(careNeeded(day, school('10', [conferences]), usualCareHours, false)).toBeNull();
  expect(school('2', [conferences])).toMatchObject({ kind: 'early', letsOutAt: 750 });
});

test('rows of one day for different levels stand beside each other, in any order', () => {
  const rows = [
    early({ id: 'a', name: 'Conferences', bellElementary: 750 }),
    early({ id: 'b', name: 'Exams', bellHigh: 690 }),
  ];
  for (const both of [rows, rows.toReversed()]) {
    expect(school('2', both)).toMatchObject({ name: 'Conferences', letsOutAt: 750 });
    expect(school('11', both)).toMatchObject({ name: 'Exams', letsOutAt: 690 });
    expect(school('7', both)).toMatchObject({ kind: 'school' });
  }
});

test('a bell that the family has entered itself wins', () => {
  const own: OwnDays = {
    id: 'own',
    childId: 'maya',
    from: day,
    to: day,
    dayKind: 'early',
    source: 'parent',
    name: '',
    letsOutAt: 720,
  };
  for (const grade of ['', '2', '10']) {
    expect(school(grade, [byLevel], [own])).toMatchObject({ letsOutAt: 720, caveat: null });
  }
});

test('a day that may be made up is a day off', () => {
  const makeUp = early({ dayKind: 'off', mayBeMadeUp: true });
  expect(school('2', [makeUp])).toMatchObject({ kind: 'off', caveat: 'mayBeMadeUp' });
  expect(careNeeded(day, school('2', [makeUp]), usualCareHours, false)).toEqual({
    from: 540,
    to: 990,
  });
});
