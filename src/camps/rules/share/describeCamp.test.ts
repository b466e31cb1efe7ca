import { expect, test } from 'vitest';
import { calendarSeason } from '../season/calendarSeason.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { describeCamp } from './describeCamp.ts';

const season = calendarSeason('fall', 2025);
const before = '2025-09-15';

test("a camp's page names provider, theme, dates, ages and price", () => {
  expect(describeCamp({ camp: aCamp(), season }, before)).toEqual({
    path: '/camps/pine-and-paddle',
    title: 'Pine & Paddle in Decatur: Canoe, Forest school, Fall Break 2025',
    picture: {
      path: '/camps/pine-and-paddle/poster.jpg',
      alt: 'Poster of Pine & Paddle in Decatur: Canoe, Forest school, Fall Break 2025',
    },
    description:
      'Pine & Paddle in Decatur. Canoe, Forest school. Fall Break 2025. Oct 6–10. Ages 6-12. $385.',
    keywords: ['pine & paddle', 'canoe', 'forest school', 'decatur', 'fall break 2025'],
  });
});

test('a very long theme is cut, and what is not known is left out', () => {
  const bare = { datesText: null, days: null, city: null, zipCode: null, streetAddress: null };
  const { title, description } = describeCamp(
    { camp: aCamp({ ...bare, theme: 'Art, '.repeat(80) }), season: null },
    before,
  );
  expect(title.length).toBeLessThan(80);
  expect(description.length).toBeLessThanOrEqual(200);
  expect(description).toMatch(/^Pine & Paddle in Atlanta\. Art, /);
});

test.each([
  ['the day after its last', '2025-10-11', aCamp()],
  ['once its season is over', '2025-11-01', aCamp({ days: null, datesText: 'TBA' })],
])('a camp says that it is over, %s', (_, day, camp) => {
  expect(describeCamp({ camp, season }, day).description).toMatch(/^This camp is over\. /);
  expect(describeCamp({ camp, season }, '2025-10-10').description).not.toContain('over');
});

test('two seasons of a camp with a very long theme are described differently', () => {
  const long = { theme: 'Art, '.repeat(80), days: null };
  const described = (year: number) =>
    describeCamp({ camp: aCamp(long), season: calendarSeason('fall', year) }, before).description;
  expect(described(2025)).toContain('Fall Break 2025');
  expect(described(2026)).not.toBe(described(2025));
});
