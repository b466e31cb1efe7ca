import { expect, test } from 'vitest';
import { calendarSeason } from '#camps/rules/season/calendarSeason.ts';
import { backTo } from './backTo.ts';

const fall = calendarSeason('fall', 2025);
const seasons = [fall, calendarSeason('fall', 2026)];
const inSeason = '2025-10-01';

test('leads back to the list as it was filtered', () => {
  const from = '/browse/fall-break?search=chess&location=30030';
  expect(backTo(from, fall, seasons, inSeason)).toEqual({
    list: from,
    search: {},
    label: 'Back to the list',
  });
  expect(backTo('/favorites', fall, [], inSeason).label).toBe('Your favorites');
  expect(backTo('/compare?camps=a,b', fall, [], inSeason).list).toBe('/compare?camps=a,b');
});

test.each([null, '/', '/camps/other', '/blog/fall', '//evil.example/browse', '/browse/../login'])(
  'from %s leads to the list of the camp’s break',
  (from) => {
    expect(backTo(from, fall, seasons, inSeason)).toEqual({
      to: '/browse/fall-break',
      search: {},
      label: 'Fall Break 2025 camps',
    });
  },
);

test('a camp of an earlier season leads to the list of that season', () => {
  expect(backTo(null, fall, seasons, '2026-07-01')).toMatchObject({
    to: '/browse/fall-break',
    search: { season: 'fall-2025' },
  });
});

test('leads from a camp of an unknown season to all camps', () => {
  expect(backTo(null, null, seasons, inSeason).to).toBe('/browse');
});
