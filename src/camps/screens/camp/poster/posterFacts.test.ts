import { expect, test } from 'vitest';
import { calendarSeason } from '#camps/rules/season/calendarSeason.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { posterFacts } from './posterFacts.ts';

const season = calendarSeason('fall', 2025);
const textsOf = (fields: Parameters<typeof aCamp>[0]) =>
  posterFacts({ camp: aCamp(fields), season }, '2025-09-01').facts.map(({ text }) => text);

test('shows dates, hours, ages, price and town with en dashes', () => {
  expect(textsOf({})).toEqual([
    'Mon, Oct 6 – Fri, Oct 10',
    '8:30\u00a0am\u00a0– 4:00\u00a0pm',
    'Ages 6–12',
    '$385',
    'Decatur, GA',
  ]);
  expect(textsOf({ price: '$45-$65' })).toContain('$45–$65');
  expect(textsOf({ price: '$45 - 65' })).toContain('$45 – 65');
  const twice = { datesText: 'Oct 6-10, Oct 13-14', days: null };
  expect(textsOf(twice)[0]).toBe('Oct\u00a06–10, Oct\u00a013–14');
});

test('keeps the hyphens of a phone number', () => {
  expect(textsOf({ price: '$45-65, call 404-555-0142' })).toContain('$45–65, call 404-555-0142');
  expect(textsOf({ hours: 'Ask 404-555-0142' })).toContain('Ask 404-555-0142');
});

test('leaves missing facts out', () => {
  const unsaid = {
    datesText: null,
    days: null,
    hours: ' ',
    ageMin: null,
    ageMax: null,
    price: null,
  };
  expect(textsOf(unsaid)).toEqual(['Decatur, GA']);
  expect(textsOf({ ...unsaid, city: null, zipCode: null, streetAddress: null })).toEqual([]);
  expect(textsOf({ ...unsaid, city: null, streetAddress: null })).toEqual(['GA 30030']);
});

test('encodes the canonical address and keeps the landscape of a camp', () => {
  const { url, land, patches, cloth } = posterFacts(
    { camp: aCamp({ id: 'a b', theme: 'Chess, Outdoor' }), season },
    '2025-09-01',
  );
  expect(url).toBe('https://camply.example/camps/a%20b');
  expect([patches, cloth]).toEqual([['Chess', 'Outdoor'], 'pine']);
  expect(posterFacts({ camp: aCamp({ id: 'a b' }), season: null }, '2026-01-01').land).toBe(land);
});
