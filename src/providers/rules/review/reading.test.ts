import { describe, expect, it } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { calendarSeason } from '#camps/rules/season/calendarSeason.ts';
import { daysFor, offeredSeasons, suggestedSeasons } from './reading.ts';

const DAY = '2026-09-15';
const seasons = [
  calendarSeason('winter', 2026),
  calendarSeason('fall', 2026),
  calendarSeason('summer', 2026),
  calendarSeason('fall', 2027),
];
const fields = (datesText: string, seasonWish: 'fall' | 'winter' | null = null) => ({
  datesText,
  seasonWish,
});
const item = { camps: [] };
const suggested = (datesText: string, wish: 'fall' | 'winter' | null = null) =>
  suggestedSeasons(item, fields(datesText, wish), offeredSeasons(item, seasons, DAY), DAY);

describe('where a submission may be shown', () => {
  it('is each season that is not over, soonest first', () => {
    const ids = offeredSeasons(item, seasons, DAY).map(({ id }) => id);
    expect(ids).toEqual(['fall-2026', 'winter-2026', 'fall-2027']);
  });

  it('is the season of its dates', () => {
    expect(suggested('Oct 6-10')).toEqual(['fall-2026']);
    expect(suggested('Oct 12-16, Dec 21-23')).toEqual(['fall-2026', 'winter-2026']);
  });

  it('is the break that the provider has in mind where no date is certain', () => {
    expect(suggested('call us', 'winter')).toEqual(['winter-2026']);
    expect(suggested('call us')).toEqual([]);
  });

  it('is its current season', () => {
    const camp = { ...aCamp({ seasonId: 'winter-2026' }) };
    const camps = [{ camp, updatedAt: '', isArchived: false }];
    expect(suggestedSeasons({ camps }, fields('Oct 6-10'), seasons, DAY)).toEqual(['winter-2026']);
  });

  it('has days of the chosen season', () => {
    const other = seasons.filter(({ id }) => id === 'fall-2027');
    expect(daysFor(fields('Oct 13'), DAY, other).days).toEqual(['2027-10-13']);
    const first = seasons.filter(({ id }) => id === 'fall-2026');
    expect(daysFor(fields('Oct 13-14'), DAY, first).days).toEqual(['2026-10-13', '2026-10-14']);
  });

  it('names what was not read', () => {
    const { dates, days } = daysFor(fields('Oct 13; the week after'), DAY, []);
    expect(dates.unread).not.toEqual([]);
    expect(days).not.toContain('2026-10-20');
  });
});
