import { describe, expect, it } from 'vitest';
import type { Break } from '#camps/rules/season/season.ts';
import { submittedBreak, submittedDates } from './submittedDates.ts';

const read = (text: string, day: string, wish: Break | null = null) => {
  const { season, sessions, unread } = submittedDates(text, day, wish);
  return { season: season.id, days: sessions.map(({ start, end }) => `${start}/${end}`), unread };
};

describe('the year that a provider leaves out', () => {
  it.each([
    ['in July, this fall', 'Oct 6-10', '2025-07-01', '2025-10-06/2025-10-10', 'fall-2025'],
    ['in November, the next fall', 'Oct 6-10', '2025-11-20', '2026-10-06/2026-10-10', 'fall-2026'],
    ['in July, the next spring', 'Apr 6-10', '2025-07-01', '2026-04-06/2026-04-10', 'spring-2026'],
    [
      'in March, the month that runs',
      'Mar 9-13',
      '2026-03-01',
      '2026-03-09/2026-03-13',
      'spring-2026',
    ],
    [
      'in winter, the turn of the year',
      'Jan 2',
      '2025-11-20',
      '2026-01-02/2026-01-02',
      'winter-2025',
    ],
    [
      'in January, the winter that runs',
      'Feb 16-20',
      '2026-01-10',
      '2026-02-16/2026-02-20',
      'winter-2025',
    ],
    ['in April, summer', 'June 8-12', '2026-04-10', '2026-06-08/2026-06-12', 'summer-2026'],
    ['with the year written', 'Oct 5-9, 2026', '2025-11-20', '2026-10-05/2026-10-09', 'fall-2026'],
  ])('%s', (_, text, day, session, season) => {
    expect(read(text, day)).toEqual({ season, days: [session], unread: [] });
  });

  it('comes from the break that most of the dates fall into, and rolls on from there', () => {
    expect(read('Oct 6-10; Oct 13; Dec 22-23', '2025-07-01')).toEqual({
      season: 'fall-2025',
      days: ['2025-10-06/2025-10-10', '2025-10-13/2025-10-13', '2025-12-22/2025-12-23'],
      unread: [],
    });
  });

  it('is never in the past between two breaks', () => {
    expect(read('May 26-29', '2025-07-01').days).toEqual(['2026-05-26/2026-05-29']);
  });

  it('does not move when a break is named that the dates are not in', () => {
    for (const wish of [null, 'summer', 'fall', 'winter', 'spring'] as const) {
      expect(read('Dec 21-23', '2026-11-25', wish).days).toEqual(['2026-12-21/2026-12-23']);
      expect(read('Feb 15-19', '2026-11-25', wish).days).toEqual(['2027-02-15/2027-02-19']);
      expect(read('Nov 23-25, Dec 21-23, Feb 15-19, Apr 5-9', '2026-11-25', wish).days).toEqual([
        '2026-11-23/2026-11-25',
        '2026-12-21/2026-12-23',
        '2027-02-15/2027-02-19',
        '2027-04-05/2027-04-09',
      ]);
    }
  });

  it('follows the break that the provider names', () => {
    expect(read('soon', '2025-07-01', 'winter').season).toBe('winter-2025');
    expect(read('Oct 6-10', '2025-07-01', 'fall').season).toBe('fall-2025');
  });
});

describe('what is not certain', () => {
  it('stays in the words of the provider', () => {
    expect(read('Oct 6-10; Oct 31st-ish', '2025-07-01').unread).toEqual(['Oct 31st-ish']);
  });

  it('is nothing when nothing is typed', () => {
    expect(read(' ', '2025-07-01')).toMatchObject({ days: [], unread: [] });
  });

  it('is not looked for in a text that is far too long', () => {
    expect(read('Oct 6, '.repeat(100_000), '2025-07-01')).toMatchObject({ days: [], unread: [] });
  });
});

it.each([
  ['Oct 6-10; Oct 13', 'fall'],
  ['Jan 2', 'winter'],
  ['Oct 6-10; Dec 22', null],
  ['Oct 6-10 or so', null],
  ['May 26-29', null],
  ['', null],
])('finds the break of %j as %s', (text, expected) => {
  expect(submittedBreak(text, '2025-07-01')).toBe(expected);
});
