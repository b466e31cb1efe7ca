import { expect, it } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { calendarSeason } from '#camps/rules/season/calendarSeason.ts';
import { campChanges } from './campChanges.ts';

const season = calendarSeason('fall', 2026);
const camp = aCamp({ listing: 'basic', ageMin: 6, ageMax: 11, websiteUrl: null, datesText: null });
const edit = (typed: Record<string, string>, listing: 'basic' | 'featured' | null = null) =>
  campChanges(camp, typed, listing, season, '2026-09-15');

it('changes nothing without input, even for an incomplete listing', () => {
  expect(edit({})).toEqual({ changes: {}, problems: {} });
});

it('sends only differences', () => {
  expect(edit({ price: '$55', ageMin: '6' }, 'featured').changes).toEqual({
    price: '$55',
    listing: 'featured',
  });
  expect(edit({}, 'basic').changes).toEqual({});
});

it('changes the days with the dates', () => {
  expect(edit({ datesText: 'Oct 13-14' }).changes).toEqual({
    datesText: 'Oct 13-14',
    days: ['2026-10-13', '2026-10-14'],
  });
  expect(edit({ datesText: 'to be announced' }).changes.days).toEqual([]);
});

it('keeps the bounds of the form', () => {
  expect(edit({ ageMin: '12' })).toEqual({
    changes: {},
    problems: { ageMin: 'Minimum age can’t be above maximum age' },
  });
  expect(edit({ websiteUrl: 'javascript:alert(1)' }).problems.websiteUrl).toBeDefined();
});
