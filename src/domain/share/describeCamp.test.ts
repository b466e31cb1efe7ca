import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { describeCamp } from './describeCamp.ts';

const fall = { label: 'Fall Break 2025', year: 2025, fromMonth: 9 };

test("a camp's page names provider, theme, dates, ages and price", () => {
  expect(describeCamp(aCamp(), fall)).toEqual({
    path: '/camps/pine-and-paddle',
    title: 'Pine & Paddle in Decatur: Canoe, Forest school, Fall Break 2025',
    description:
      'Pine & Paddle in Decatur. Canoe, Forest school. Fall Break 2025. Oct 6 - Oct 10. Ages 6-12. $385.',
    keywords: ['pine & paddle', 'canoe', 'forest school', 'decatur', 'fall break 2025'],
  });
});

test('a very long theme is cut, and what is not known is left out', () => {
  const bare = { datesText: null, days: null, city: null, zipCode: null, streetAddress: null };
  const { title, description } = describeCamp(aCamp({ ...bare, theme: 'Art, '.repeat(80) }), null);
  expect(title.length).toBeLessThan(80);
  expect(description.length).toBeLessThanOrEqual(200);
  expect(description).toMatch(/^Pine & Paddle in Atlanta\. Art, /);
});
