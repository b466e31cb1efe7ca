import { describe, expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { fallRules } from './breakRules.ts';

const camp = aCamp({ providerName: 'Rocket  Pond', theme: 'Robotics, Coding', city: 'Decatur' });

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
    expect(fallRules.search(camp, words)).toBe(true);
  });

  test.each(['900 Lake', '30030', 'pond coding', 'pond robotics', 'rocketpond'])(
    '%j is elsewhere, or would span two fields',
    (words) => {
      expect(fallRules.search(camp, words)).toBe(false);
    },
  );
});

describe('spec 5: activity (fall)', () => {
  test('one comma part equals or contains it, ignoring case', () => {
    expect(fallRules.activity(camp, 'coding')).toBe(true);
    expect(fallRules.activity(camp, 'ROBOT')).toBe(true);
    expect(fallRules.activity(camp, 'robotics, coding')).toBe(false);
    expect(fallRules.activity(camp, 'Art')).toBe(false);
  });
});

describe('spec 5: location', () => {
  test.each(['decatur', 'GA', 'lake claire', '30030', '300'])(
    '%j is where the camp is',
    (place) => {
      expect(fallRules.location(camp, place)).toBe(true);
    },
  );

  test('a provider or theme named after a place is not there', () => {
    expect(fallRules.location(aCamp({ providerName: 'Roswell Robots' }), 'roswell')).toBe(false);
  });

  test('a camp without any location is nowhere', () => {
    const lost = aCamp({ city: null, state: null, streetAddress: null, zipCode: null });
    expect(fallRules.location(lost, 'decatur')).toBe(false);
  });
});

describe('spec 5: date range', () => {
  const two = aCamp({ days: ['2025-10-13', '2025-10-09'] });

  test('any day between start and end, both inclusive', () => {
    expect(fallRules.dates(two, '2025-10-09', '2025-10-09')).toBe(true);
    expect(fallRules.dates(two, '2025-10-01', '2025-10-09')).toBe(true);
    expect(fallRules.dates(two, '2025-10-13', '2025-10-20')).toBe(true);
    expect(fallRules.dates(two, '2025-10-10', '2025-10-12')).toBe(false);
  });

  test('a camp with no days fails when a range is set', () => {
    expect(fallRules.dates(aCamp({ days: null }), '2025-01-01', '2025-12-31')).toBe(false);
    expect(fallRules.dates(aCamp({ days: [] }), '2025-01-01', '2025-12-31')).toBe(false);
  });
});
