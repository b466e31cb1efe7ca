import { describe, expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { servedDay } from './servedDay.ts';

const fall = {
  id: 'fall-2026',
  break: 'fall' as const,
  year: 2026,
  state: null,
  label: 'Fall Break 2026',
  startsOn: '2026-09-01',
  endsOn: '2026-10-31',
};
const camp = { seasonId: fall.id, days: null };
const directory = {
  seasons: [fall],
  camps: [
    aCamp({ ...camp, id: 'words', datesText: 'Oct 5-9' }),
    aCamp({ ...camp, id: 'days', datesText: 'soon', days: ['2026-10-13', '2026-10-12'] }),
  ],
  activities: [],
  districts: [],
  schoolBreaks: [],
};

describe('the day a page is made for', () => {
  test.each([
    // Fall has run since September.
    ['2026-10-09', '2026-09-01'],
    ['2026-10-10', '2026-10-10'],
    ['2026-10-12', '2026-10-10'],
    // A day of a camp has passed: the next one may be another camp's.
    ['2026-10-13', '2026-10-13'],
    ['2026-10-14', '2026-10-14'],
    ['2026-10-31', '2026-10-14'],
  ])(
    'the list on %s is that of %s: camps end by their words, too, and the next camp comes first',
    (today, day) => {
      expect(servedDay(directory, '/browse/fall-break', today)).toBe(day);
    },
  );

  test.each([
    ['the day on which its sign-up begins', { registrationOpensOn: '2026-08-15' }, '2026-08-15'],
    [
      'what was said of its seats',
      { seats: 'few' as const, seatsSaidOn: '2026-08-14' },
      '2026-08-14',
    ],
    // Of the 7 days for which it counts the last is Aug 11.
    [
      'what was said too long ago',
      { seats: 'few' as const, seatsSaidOn: '2026-08-04' },
      '2026-08-12',
    ],
    ['nothing but its season', {}, '2026-08-01'],
  ])('the page of a camp, and its list, follow %s', (_, says, day) => {
    const of = {
      ...directory,
      camps: [aCamp({ ...camp, id: 'words', datesText: 'Oct 5-9', ...says })],
    };
    expect(servedDay(of, '/camps/words', '2026-08-16')).toBe(day);
    expect(servedDay(of, '/browse/fall-break', '2026-08-16')).toBe(day);
  });

  test('a camp’s page changes when the camp is over, and not when another one is', () => {
    expect(servedDay(directory, '/camps/words', '2026-10-31')).toBe('2026-10-10');
    expect(servedDay(directory, '/camps/days', '2026-10-31')).toBe('2026-10-14');
    expect(servedDay(directory, '/about', '2026-10-31')).toBe('2026-09-01');
  });
});
