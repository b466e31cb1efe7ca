import { expect, it } from 'vitest';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import type { OwnDays } from '#family/rules/plan/planRows.ts';
import { schoolEnds, summerBetween, summerYear } from './schoolEnds.ts';

it('derives a summer from the last and the next first day of school', () => {
  expect(summerBetween('2027-05-26', '2027-08-03')).toEqual({
    from: '2027-05-27',
    to: '2027-08-02',
  });
});

it('takes 120 days for a summer', () => {
  const longest = { from: '2027-05-02', to: '2027-08-29' };
  expect(summerBetween('2027-05-01', '2027-08-30')).toEqual(longest);
});

it.each([
  ['2027-05-01', '2027-08-31', 'long'],
  ['', '2027-08-03', 'missing'],
  ['2027-05-26', '', 'missing'],
  ['2027-08-03', '2027-08-04', 'order'],
  ['2027-05-26', '2028-08-03', 'long'],
])('refuses a summer from %j to %j: %s', (last, first, problem) => {
  expect(summerBetween(last, first)).toEqual({ problem });
});

it.each([
  ['2026-11-25', 2027],
  ['2027-07-31', 2027],
  ['2027-08-01', 2028],
])('plans on %s the summer of %i', (today, year) => {
  expect(summerYear(today)).toBe(year);
});

it('offers the days on which schools end and begin, and knows none', () => {
  expect(schoolEnds(2027, [], [])).toEqual({
    last: {
      known: '',
      lastYears: '',
      choices: ['2027-05-20', '2027-05-21', '2027-05-26', '2027-05-27', '2027-05-28'],
    },
    first: {
      known: '',
      lastYears: '',
      choices: ['2027-07-29', '2027-08-02', '2027-08-03', '2027-08-04', '2027-08-05'],
    },
  });
});

const term = (kind: string, startsOn: string) =>
  aSchoolBreak({ id: startsOn, kind, startsOn, endsOn: startsOn, dayKind: 'school' });

it("moves the district's days of last year to the same weekday", () => {
  const rows = [term('last_day', '2026-05-28'), term('first_day', '2026-08-10')];
  const { last, first } = schoolEnds(2027, rows, []);
  expect(last).toMatchObject({ known: '', lastYears: '2027-05-27' });
  expect(last.choices).toHaveLength(5);
  expect(first.lastYears).toBe('2027-08-09');
  expect(first.choices).toContain('2027-08-09');
});

it('knows the one day that the district has published', () => {
  const { last, first } = schoolEnds(2027, [term('last_day', '2027-05-26')], []);
  expect([last.known, first.known]).toEqual(['2027-05-26', '']);
});

it("prefers the family's own last summer", () => {
  const own: OwnDays = {
    id: 'own',
    childId: 'maya',
    from: '2026-05-23',
    to: '2026-08-02',
    dayKind: 'off',
    source: 'parent',
    name: '',
    letsOutAt: null,
  };
  const { last, first } = schoolEnds(2027, [term('last_day', '2026-05-28')], [own]);
  expect([last.lastYears, first.lastYears]).toEqual(['2027-05-21', '2027-08-02']);
});
