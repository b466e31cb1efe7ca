import { expect, test } from 'vitest';
import type { SchoolMatch } from '#camps/rules/season/schoolMatch.ts';
import { describeMatch } from './describeMatch.ts';

const said = (match: SchoolMatch, district: string | null = 'Cobb County') => {
  const { tone, title, text } = describeMatch(match, district, true);
  return [tone, title, text];
};
const october = (...dates: number[]) =>
  dates.map((date) => `2025-10-${String(date).padStart(2, '0')}`);
const fall = {
  name: 'Fall Break',
  startsOn: '2025-09-22',
  endsOn: '2025-09-26',
  status: 'unverified' as const,
  dayKind: 'off' as const,
};

test('describes a covered break with remaining and extra days', () => {
  expect(said({ kind: 'all', left: [], inSchool: [] })).toEqual(['good', 'Covers your break.', '']);
  expect(said({ kind: 'all', left: october(13), inSchool: [] })[2]).toBe(
    'Still open: Mon, Oct 13.',
  );
  expect(said({ kind: 'all', left: october(13, 14), inSchool: october(16) })[2]).toBe(
    '2 days are still open: Mon, Oct 13 and Tue, Oct 14. School’s in session Thu, Oct 16.',
  );
  expect(said({ kind: 'all', left: [], inSchool: october(15, 16, 17) })[2]).toBe(
    'School’s in session on 3 camp days: Wed, Oct 15 – Fri, Oct 17.',
  );
});

test('describes partial coverage with three open days and a count', () => {
  const some = { kind: 'some', covered: 3, of: 6, inSchool: [] } as const;
  expect(said({ ...some, left: october(9, 10, 13) })).toEqual([
    'part',
    'Covers 3 of your 6 days off.',
    'Still open: Thu, Oct 9 – Fri, Oct 10; Mon, Oct 13.',
  ]);
  expect(said({ ...some, left: october(13, 14, 15, 16) })[2]).toBe('');
});

test('describes no match with the dates of the break', () => {
  expect(said({ kind: 'none', nearest: fall })).toEqual([
    'none',
    'None of these are your days off.',
    'Cobb County’s Fall Break is Mon, Sep 22 – Fri, Sep 26.',
  ]);
  expect(said({ kind: 'none', nearest: null })[2]).toBe('');
});

test('describes what is unknown, with the chosen district', () => {
  const unknown = { kind: 'unknown', schoolYear: '2025–26' } as const;
  expect(said(unknown)[2]).toContain('We don’t have Cobb County’s 2025–\u206026 calendar');
  expect(said(unknown, null)[2]).toContain('We don’t have the 2025–\u206026 school calendars');
  expect(said({ kind: 'no school' }, null)[2]).toContain('Pick your district');
  expect(said({ kind: 'no dates' })[2]).toContain('nothing to compare');
});

const noteOf = (match: SchoolMatch, isConfirmed: boolean) =>
  describeMatch(match, 'Cobb County', isConfirmed).note;

test('marks unverified dates that a verdict relies on', () => {
  expect(noteOf({ kind: 'none', nearest: fall }, false)).toContain('haven’t checked');
  expect(noteOf({ kind: 'none', nearest: fall }, true)).toBe('');
  expect(noteOf({ kind: 'weekend' }, false)).toBe('');
});
