import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  activeFilters,
  AllBreaksFiltersSchema,
  readBreaks,
  FiltersSchema,
  hasFilters,
  noFilters,
  resetFilters,
  withoutFilters,
} from './filters.ts';

const all = v.parse(FiltersSchema, {
  search: 'robot',
  activity: 'STEM',
  location: 'Decatur',
  start: '2025-10-06',
  end: '2025-10-10',
  ages: '5-16',
  price: '0-80',
  hours: 'workday',
  room: 'yes',
  district: 'cobb',
  near: '30030',
  within: '10',
  sort: 'distance',
  view: 'map',
});

describe('the address bar', () => {
  test('a broken link filters less and never throws', () => {
    expect(
      v.parse(FiltersSchema, { start: '2025-02-30', end: 'soon', view: 'globe', search: ['a'] }),
    ).toEqual(noFilters);
    expect(v.parse(FiltersSchema, { search: 'x'.repeat(201), extra: 1 })).toEqual(noFilters);
  });

  test('a ZIP code that a router took for a number still filters', () => {
    expect(v.parse(FiltersSchema, { location: 30030, search: 4 })).toMatchObject({
      location: '30030',
      search: '4',
    });
  });

  test.each([
    ['ages', ['19', '5-', '-3', 'seven', '5-19', '1.5'], ['7', '0', '18', '5-16', '16-5']],
    ['price', ['80', '0-', '-80', '$0-$80', '0-99999'], ['0-80', '80-20']],
    ['hours', ['all day', 'WORKDAY'], ['workday']],
    ['room', ['no', 'full'], ['yes', 'maybe']],
    ['district', ['Cobb County', '<b>', '-x'], ['cobb', 'buford-city', 'dekalb_2']],
    ['near', ['3003', '300301', 'Decatur'], ['30030']],
    ['within', ['0', '-5', 'ten', '1000', '2.5'], ['10', '5']],
    ['sort', ['cheapest', ''], ['name', 'distance', 'price', 'opens']],
  ])('ignores invalid values on %s', (field, broken, whole) => {
    for (const text of broken) expect(v.parse(FiltersSchema, { [field]: text })).toEqual(noFilters);
    for (const text of whole) {
      expect(v.parse(FiltersSchema, { [field]: text })).toEqual({ ...noFilters, [field]: text });
    }
  });

  test('an age or miles that a router took for a number still filter', () => {
    expect(v.parse(FiltersSchema, { ages: 7, near: 30030, within: 10 })).toMatchObject({
      ages: '7',
      near: '30030',
      within: '10',
    });
  });

  test('reads known breaks on the page of all breaks only', () => {
    const link = { breaks: 'winter, fall,easter' };
    expect(v.parse(FiltersSchema, link)).toEqual(noFilters);
    const filters = v.parse(AllBreaksFiltersSchema, link);
    expect(filters.breaks).toBe('fall,winter');
    expect(readBreaks(filters)).toEqual(['fall', 'winter']);
    expect(v.parse(AllBreaksFiltersSchema, { breaks: ['fall'] })).toEqual(noFilters);
  });
});

test('counts neither spaces nor the view as a filter', () => {
  expect(activeFilters({ ...noFilters, search: '  ', location: '\t', view: 'map' })).toEqual([]);
  expect(hasFilters({ ...noFilters, view: 'map' })).toBe(false);
  expect(activeFilters(all)).toEqual([
    'search',
    'dates',
    'activity',
    'location',
    'ages',
    'price',
    'hours',
    'room',
    'near',
  ]);
  expect(activeFilters({ ...noFilters, within: '10', sort: 'price' })).toEqual([]);
  expect(activeFilters({ ...noFilters, district: 'cobb' })).toEqual(['dates']);
  expect(activeFilters({ ...noFilters, breaks: 'fall' })).toEqual(['breaks']);
  expect(activeFilters({ ...noFilters, end: '2025-10-06' })).toEqual(['dates']);
});

test('removes some filters and keeps the others', () => {
  expect(withoutFilters(all, ['dates', 'search'])).toEqual({
    ...all,
    search: '',
    start: '',
    end: '',
    district: '',
  });
  expect(withoutFilters(all, ['near'])).toEqual({ ...all, near: '', within: '', sort: 'soonest' });
  expect(withoutFilters({ ...all, sort: 'price' }, ['near']).sort).toBe('price');
  expect(all.search).toBe('robot');
});

test('reset clears all filters', () => {
  expect(resetFilters(all)).toEqual({ ...noFilters, view: 'map' });
});
