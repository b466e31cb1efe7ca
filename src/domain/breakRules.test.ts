import { describe, expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { fallRules } from './breakRules.ts';
import type { Camp } from './camp.ts';
import { columnsOf } from './columns.ts';
import { isMarked } from './marks.ts';
import type { Rule } from './rule.ts';

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
