import { describe, expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { type BreakRules, fallRules, rulesOf } from './breakRules.ts';
import type { Camp } from '../camp/camp.ts';
import { columnsOf } from './columns.ts';
import { isMarked } from './marks.ts';
import type { Rule } from './rule.ts';
import type { Break } from '../camp/season.ts';

const camp = aCamp({ providerName: 'Rocket  Pond', theme: 'Robotics, Coding', city: 'Decatur' });

const passes = (rule: Rule, one: Camp) => isMarked(columnsOf([one]).passing(rule), 0);

describe('spec 5: search (fall)', () => {
  test.each([
    'rocket',
    'OCKET P',
    'coding',
    'robotics, cod',
    'decat',
    'ga',
    ' rocket ',
    'rocket pond',
  ])('%j is in the name, theme, city or state', (words) => {
    expect(passes(fallRules.search(words), camp)).toBe(true);
  });

  test.each(['900 Lake', '30030', 'pond coding', 'pond robotics', 'rocketpond'])(
    '%j is elsewhere, or would span two fields',
    (words) => {
      expect(passes(fallRules.search(words), camp)).toBe(false);
    },
  );
});

describe('spec 5: activity (fall)', () => {
  test('one comma part equals or contains it, ignoring case', () => {
    expect(passes(fallRules.activity('coding'), camp)).toBe(true);
    expect(passes(fallRules.activity('ROBOT'), camp)).toBe(true);
    expect(passes(fallRules.activity('robotics, coding'), camp)).toBe(false);
    expect(passes(fallRules.activity('Art'), camp)).toBe(false);
  });
});

describe('spec 5: location', () => {
  test.each(['decatur', 'GA', 'lake claire', '30030', '300'])(
    '%j is where the camp is',
    (place) => {
      expect(passes(fallRules.location(place), camp)).toBe(true);
    },
  );

  test('a provider or theme named after a place is not there', () => {
    expect(passes(fallRules.location('roswell'), aCamp({ providerName: 'Roswell Robots' }))).toBe(
      false,
    );
  });

  test('a camp without any location is nowhere', () => {
    const lost = aCamp({ city: null, state: null, streetAddress: null, zipCode: null });
    expect(passes(fallRules.location('decatur'), lost)).toBe(false);
  });
});

describe('spec 5: date range', () => {
  const two = aCamp({ days: ['2025-10-13', '2025-10-09'] });

  test('any day between start and end, both inclusive', () => {
    expect(passes(fallRules.dates('2025-10-09', '2025-10-09'), two)).toBe(true);
    expect(passes(fallRules.dates('2025-10-01', '2025-10-09'), two)).toBe(true);
    expect(passes(fallRules.dates('2025-10-13', '2025-10-20'), two)).toBe(true);
    expect(passes(fallRules.dates('2025-10-10', '2025-10-12'), two)).toBe(false);
  });

  test('a camp with no days fails when a range is set', () => {
    expect(passes(fallRules.dates('2025-01-01', '2025-12-31'), aCamp({ days: null }))).toBe(false);
    expect(passes(fallRules.dates('2025-01-01', '2025-12-31'), aCamp({ days: [] }))).toBe(false);
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

/** A rule of each break, what is asked of it, and whether the camp above passes. */
const table: [string, (rules: BreakRules) => Rule, Record<Break, boolean>][] = [
  ['search: provider', (own) => own.search('shore'), all(true)],
  ['search: theme', (own) => own.search('martial'), { ...all(true), summer: false }],
  ['search: over two themes', (own) => own.search('art, martial'), { ...all(true), summer: false }],
  ['search: city', (own) => own.search('roswell'), { ...all(true), winter: false }],
  ['search: street', (own) => own.search('milton'), { ...all(false), summer: true }],
  ['search: ZIP', (own) => own.search('30075'), { ...all(false), summer: true }],
  ['search: street and city', (own) => own.search('ave, ros'), { ...all(false), summer: true }],
  ['activity: a part', (own) => own.activity('martial'), all(true)],
  ['activity: over two parts', (own) => own.activity('art, m'), onlySubstring()],
  ['activity: another', (own) => own.activity('music'), all(false)],
  ['location: city', (own) => own.location('ROSW'), all(true)],
  ['location: street', (own) => own.location('88 mil'), all(true)],
  ['location: ZIP', (own) => own.location('3007'), all(true)],
  ['location: street and city', (own) => own.location('ave, ros'), { ...all(false), summer: true }],
  ['location: provider', (own) => own.location('shore'), all(false)],
  ['dates: the day', (own) => own.dates('2025-10-06', '2025-10-06'), all(true)],
  ['dates: the day after', (own) => own.dates('2025-10-07', '2025-10-09'), all(false)],
  ['ages: inside', (own) => own.ages({ from: 7, to: 7 }), all(true)],
  ['ages: overlapping', (own) => own.ages({ from: 9, to: 16 }), all(true)],
  ['ages: beyond', (own) => own.ages({ from: 10, to: 16 }), all(false)],
  ['price: of a day', (own) => own.price({ from: 0, to: 8000 }), all(true)],
  ['price: below', (own) => own.price({ from: 0, to: 7900 }), all(false)],
  ['price: of the week', (own) => own.price({ from: 36000, to: 36000 }), all(false)],
  ['hours', (own) => own.workday(), all(true)],
];

function all(passed: boolean): Record<Break, boolean> {
  return { summer: passed, fall: passed, winter: passed, spring: passed };
}

/** Winter and summer look at the theme as one text, fall at each comma part. */
function onlySubstring(): Record<Break, boolean> {
  return { ...all(false), winter: true, summer: true };
}

describe.each(['summer', 'fall', 'winter', 'spring'] as const)('spec 5, %s', (name) => {
  test.each(table)('%s', (_, ask, expected) => {
    expect(passes(ask(rulesOf(name)), shore)).toBe(expected[name]);
  });

  test.each([
    [null, null, true],
    [6, null, true],
    [8, null, false],
    [null, 7, true],
    [null, 6, false],
    [9, 5, true],
  ])('ages from %s to %s for a child of 7', (ageMin, ageMax, expected) => {
    const one = aCamp({ ageMin, ageMax });
    expect(passes(rulesOf(name).ages({ from: 7, to: 7 }), one)).toBe(expected);
  });

  test('a price or hours nobody can read for certain fail', () => {
    const unsaid = aCamp({ price: 'Sliding scale', hours: 'Full day' });
    expect(passes(rulesOf(name).price({ from: 0, to: 99_999 }), unsaid)).toBe(false);
    expect(passes(rulesOf(name).workday(), unsaid)).toBe(false);
  });
});

test('spec 5, summer budget: the first number counts, elsewhere only what a day costs', () => {
  const one = aCamp({ price: '$285 for the session', days: null });
  const range = { from: 28_500, to: 28_500 };
  expect(passes(rulesOf('summer').price(range), one)).toBe(true);
  for (const name of ['fall', 'winter', 'spring'] as const) {
    expect(passes(rulesOf(name).price({ from: 0, to: 99_999 }), one)).toBe(false);
  }
});
