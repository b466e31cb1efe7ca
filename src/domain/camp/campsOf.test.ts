import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { campsOf } from './campsOf.ts';
import type { Directory } from './directory.ts';
import type { Season } from './season.ts';

const season = (of: Season['break'], year: number, state: Season['state'] = 'open'): Season => ({
  id: `${of}-${year}`,
  break: of,
  year,
  label: of,
  startsOn: `${year}-01-01`,
  endsOn: `${year}-12-31`,
  state,
});

const directory: Directory = {
  seasons: [season('fall', 2024, 'past'), season('fall', 2025), season('winter', 2025)],
  camps: [
    aCamp({ id: 'old', seasonId: 'fall-2024' }),
    aCamp({ id: 'fall', seasonId: 'fall-2025' }),
    aCamp({ id: 'winter', seasonId: 'winter-2025', datesText: 'Dec 22-24' }),
    aCamp({ id: 'undated', seasonId: 'winter-2025', datesText: null }),
  ],
  activities: [],
  districts: [],
  schoolBreaks: [],
};
/** Whether a break's list takes the camp in. */
const isShown = (camp: Directory['camps'][number], of: Season['break']) =>
  campsOf(
    { ...directory, seasons: [season(of, 2025)], camps: [{ ...camp, seasonId: `${of}-2025` }] },
    [of],
  ).length === 1;
const ids = (...breaks: Season['break'][]) => campsOf(directory, breaks).map(({ id }) => id);

test('a list shows the camps of its own break and its current season', () => {
  expect(ids('fall')).toEqual(['fall']);
  expect(ids('winter')).toEqual(['winter']);
});

test('several breaks are one list in the order of the directory', () => {
  expect(ids('winter', 'fall')).toEqual(['fall', 'winter']);
});

test('a break without a season has no camps', () => {
  expect(ids('spring')).toEqual([]);
});

test.each([
  ['featured with dates', { listing: 'featured', datesText: 'Dec 22' }, true],
  ['featured without dates', { listing: 'featured', datesText: null }, false],
  ['featured with empty dates', { listing: 'featured', datesText: ' ' }, false],
  [
    'featured without a website',
    { listing: 'featured', datesText: 'Dec 22', websiteUrl: null },
    true,
  ],
  [
    'basic with both',
    { listing: 'basic', datesText: 'Dec 22', websiteUrl: 'https://a.example' },
    true,
  ],
  [
    'basic without dates',
    { listing: 'basic', datesText: '', websiteUrl: 'https://a.example' },
    false,
  ],
  ['basic without a website', { listing: 'basic', datesText: 'Dec 22', websiteUrl: null }, false],
] as const)('winter: %s', (_, camp, shown) => {
  expect(isShown(aCamp(camp), 'winter')).toBe(shown);
});

test.each(['summer', 'fall', 'spring'] as const)('%s leaves no camp out', (of) => {
  const bare = aCamp({ listing: 'basic', datesText: null, websiteUrl: null });
  expect(isShown(bare, of)).toBe(true);
});
