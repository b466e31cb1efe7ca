import { describe, expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import type { Camp } from '../camp/camp.ts';
import type { Break } from '../season/season.ts';
import { breakRules } from './breakRules.ts';
import { browse } from './browse.ts';
import { type Filters, noFilters } from './filters.ts';
import { noHits } from './hits.ts';

const camp = aCamp({ providerName: 'Rocket  Pond', theme: 'Robotics, Coding', city: 'Decatur' });

const passes = (filters: Partial<Filters>, one: Camp, name: Break = 'fall') =>
  browse([one], { ...noFilters, ...filters }, noHits, breakRules(name)).shown === 1;

describe('search on the fall page', () => {
  test.each([
    'rocket',
    'OCKET P',
    'coding',
    'robotics, cod',
    'decat',
    'ga',
    ' rocket ',
    'rocket pond',
  ])('matches %j in name, theme, city or state', (words) => {
    expect(passes({ search: words }, camp)).toBe(true);
  });

  test.each(['900 Lake', '30030', 'pond coding', 'pond robotics', 'rocketpond'])(
    'does not match %j elsewhere or across two fields',
    (words) => {
      expect(passes({ search: words }, camp)).toBe(false);
    },
  );
});

describe('activity on the fall page', () => {
  test('matches a comma part that equals or contains it, ignoring case', () => {
    expect(passes({ activity: 'coding' }, camp)).toBe(true);
    expect(passes({ activity: 'ROBOT' }, camp)).toBe(true);
    expect(passes({ activity: 'robotics, coding' }, camp)).toBe(false);
    expect(passes({ activity: 'Art' }, camp)).toBe(false);
  });
});

describe('the location filter', () => {
  test.each(['decatur', 'GA', 'lake claire', '30030', '300'])(
    "matches %j in the camp's location",
    (place) => {
      expect(passes({ location: place }, camp)).toBe(true);
    },
  );

  test('does not match a provider or theme named after a place', () => {
    expect(passes({ location: 'roswell' }, aCamp({ providerName: 'Roswell Robots' }))).toBe(false);
  });

  test('does not match a camp without a location', () => {
    const lost = aCamp({ city: null, state: null, streetAddress: null, zipCode: null });
    expect(passes({ location: 'decatur' }, lost)).toBe(false);
  });
});

describe('date range', () => {
  const two = aCamp({ days: ['2025-10-13', '2025-10-09'] });

  test('matches any day between start and end, inclusive', () => {
    expect(passes({ start: '2025-10-09', end: '2025-10-09' }, two)).toBe(true);
    expect(passes({ start: '2025-10-01', end: '2025-10-09' }, two)).toBe(true);
    expect(passes({ start: '2025-10-13', end: '2025-10-20' }, two)).toBe(true);
    expect(passes({ start: '2025-10-10', end: '2025-10-12' }, two)).toBe(false);
  });

  test('a camp with no days fails when a range is set', () => {
    expect(passes({ start: '2025-01-01', end: '2025-12-31' }, aCamp({ days: null }))).toBe(false);
    expect(passes({ start: '2025-01-01', end: '2025-12-31' }, aCamp({ days: [] }))).toBe(false);
  });
});

const shore = aCamp({
  providerName: 'Shoreline',
  theme: 'Art, Martial Arts',
  streetAddress: '88 Milton Ave',
  city: 'Roswell',
  state: 'GA',
  zipCode: '30075',
  ageMin: 6,
  ageMax: 9,
  price: '$80 a day, $360 all week',
  hours: '8:30am-5pm',
  days: ['2025-10-06'],
});

/** A filter, and whether the camp above passes it on each break's page. */
const table: [string, Partial<Filters>, Record<Break, boolean>][] = [
  ['search: provider', { search: 'shore' }, all(true)],
  ['search: theme', { search: 'martial' }, { ...all(true), summer: false }],
  ['search: over two themes', { search: 'art, martial' }, { ...all(true), summer: false }],
  ['search: city', { search: 'roswell' }, { ...all(true), winter: false }],
  ['search: street', { search: 'milton' }, { ...all(false), summer: true }],
  ['search: ZIP', { search: '30075' }, { ...all(false), summer: true }],
  ['search: street and city', { search: 'ave, ros' }, { ...all(false), summer: true }],
  ['activity: a part', { activity: 'martial' }, all(true)],
  ['activity: over two parts', { activity: 'art, m' }, onlySubstring()],
  ['activity: another', { activity: 'music' }, all(false)],
  ['location: city', { location: 'ROSW' }, all(true)],
  ['location: street', { location: '88 mil' }, all(true)],
  ['location: ZIP', { location: '3007' }, all(true)],
  ['location: street and city', { location: 'ave, ros' }, { ...all(false), summer: true }],
  ['location: provider', { location: 'shore' }, all(false)],
  ['dates: the day', { start: '2025-10-06', end: '2025-10-06' }, all(true)],
  ['dates: the day after', { start: '2025-10-07', end: '2025-10-09' }, all(false)],
  ['ages: inside', { ages: '7-7' }, all(true)],
  ['ages: overlapping', { ages: '9-16' }, all(true)],
  ['ages: beyond', { ages: '10-16' }, all(false)],
  ['price: of a day', { price: '0-80' }, all(true)],
  ['price: below', { price: '0-79' }, all(false)],
  ['price: of the week', { price: '360-360' }, all(false)],
  ['hours', { hours: 'workday' }, all(true)],
];

function all(passed: boolean): Record<Break, boolean> {
  return { summer: passed, fall: passed, winter: passed, spring: passed };
}

/** Winter and summer compare the whole theme, fall each comma part. */
function onlySubstring(): Record<Break, boolean> {
  return { ...all(false), winter: true, summer: true };
}

describe.each(['summer', 'fall', 'winter', 'spring'] as const)('rules of %s', (name) => {
  test.each(table)('%s', (_, filters, expected) => {
    expect(passes(filters, shore, name)).toBe(expected[name]);
  });

  test.each([
    [null, null, true],
    [6, null, true],
    [8, null, false],
    [null, 7, true],
    [null, 6, false],
    [9, 5, true],
  ])('match ages from %s to %s for a child of 7', (ageMin, ageMax, expected) => {
    const one = aCamp({ ageMin, ageMax });
    expect(passes({ ages: '7' }, one, name)).toBe(expected);
  });

  test('reject a price or hours that are not certain', () => {
    const unsaid = aCamp({ price: 'Sliding scale', hours: 'Full day' });
    expect(passes({ price: '0-9999' }, unsaid, name)).toBe(false);
    expect(passes({ hours: 'workday' }, unsaid, name)).toBe(false);
  });
});

test('compares the first number of a price in summer, else the price per day', () => {
  const one = aCamp({ price: '$285 for the session', days: null });
  expect(passes({ price: '285-285' }, one, 'summer')).toBe(true);
  for (const name of ['fall', 'winter', 'spring'] as const) {
    expect(passes({ price: '0-9999' }, one, name)).toBe(false);
  }
});
