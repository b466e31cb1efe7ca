import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { calendarSeason } from '../season/calendarSeason.ts';
import type { Camp } from './camp.ts';
import type { Directory } from './directory.ts';
import { listedOnly } from './listedOnly.ts';
import type { Break } from '../season/season.ts';

const directoryOf = (camp: Camp, name: Break): Directory => ({
  seasons: [calendarSeason(name, 2025), calendarSeason(name, 2026)],
  camps: [{ ...camp, seasonId: `${name}-2026` }],
  activities: [],
  districts: [],
  schoolBreaks: [],
});
const isShown = (camp: Camp, name: Break) => listedOnly(directoryOf(camp, name)).camps.length === 1;

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
  ['basic with a blank website', { listing: 'basic', datesText: 'Dec 22', websiteUrl: ' ' }, false],
] as const)('for winter %s', (_, camp, shown) => {
  expect(isShown(aCamp(camp), 'winter')).toBe(shown);
});

test.each(['summer', 'fall', 'spring'] as const)('%s leaves no camp out', (of) => {
  const bare = aCamp({ listing: 'basic', datesText: null, websiteUrl: null });
  expect(isShown(bare, of)).toBe(true);
});

test('returns the same object when nothing is left out', () => {
  const directory = directoryOf(aCamp(), 'winter');
  expect(listedOnly(directory)).toBe(directory);
});
