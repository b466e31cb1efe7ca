import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { expect, test } from 'vitest';
import { daysOff } from './daysOff.ts';
import type { SchoolBreak } from './schoolBreak.ts';
import { schoolMatch, weekdaysOff } from './schoolMatch.ts';

const row = (dayKind: SchoolBreak['dayKind'], kind: string, day: string): SchoolBreak =>
  aSchoolBreak({ id: kind + day, districtId: 'cobb', kind, startsOn: day, endsOn: day, dayKind });
const workday = row('off', 'teacher_workday', '2025-10-08');
const inSchool = [
  row('school', 'first_day', '2025-08-04'),
  row('digital', 'digital_day', '2025-10-06'),
  row('early', 'early_release', '2025-10-07'),
  row('early', 'last_day', '2026-05-21'),
];

test('counts a teacher workday as a day off, but not digital, early, first or last days', () => {
  expect(daysOff([...inSchool, workday])).toEqual([workday]);
  expect(daysOff(inSchool)).toEqual([]);
});

test('matches no camp to digital or early days', () => {
  const off = daysOff([...inSchool, workday]);
  expect(weekdaysOff(off)).toEqual(['2025-10-08']);
  expect(schoolMatch(['2025-10-06', '2025-10-07'], off)).toEqual({
    kind: 'none',
    nearest: workday,
  });
  expect(schoolMatch(['2025-10-08'], off)).toEqual({ kind: 'all', left: [], inSchool: [] });
});

test('knows no days off from a calendar of first and last days alone', () => {
  expect(schoolMatch(['2025-10-06'], daysOff(inSchool))).toMatchObject({ kind: 'unknown' });
});
