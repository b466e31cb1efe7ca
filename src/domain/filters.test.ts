import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  activeFilters,
  askedDays,
  FiltersSchema,
  filtersInUrl,
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

  test('defaults stay out of it, and what is in it reads back the same', () => {
    expect(filtersInUrl(noFilters)).toEqual({});
    expect(filtersInUrl({ ...noFilters, search: '  ' })).toEqual({});
    expect(v.parse(FiltersSchema, filtersInUrl(all))).toEqual(all);
  });
});

test('spaces alone ask for nothing, the view is no filter', () => {
  expect(activeFilters({ ...noFilters, search: '  ', location: '\t', view: 'map' })).toEqual([]);
  expect(hasFilters({ ...noFilters, view: 'map' })).toBe(false);
  expect(activeFilters(all)).toEqual(['search', 'dates', 'activity', 'location']);
  expect(activeFilters({ ...noFilters, end: '2025-10-06' })).toEqual(['dates']);
});

test('letting filters go keeps the others', () => {
  expect(withoutFilters(all, ['dates', 'search'])).toEqual({
    ...all,
    search: '',
    start: '',
    end: '',
  });
  expect(all.search).toBe('robot');
});

test('spec 4: reset clears all filters', () => {
  expect(resetFilters(all)).toEqual({ ...noFilters, view: 'map' });
});

describe('asked days', () => {
  test('spec 5: the end defaults to the start', () => {
    expect(askedDays({ ...all, end: '' })).toEqual({ from: '2025-10-06', to: '2025-10-06' });
    expect(askedDays(noFilters)).toBeNull();
  });

  test('a lone end is one day, and ends in the wrong order are swapped', () => {
    expect(askedDays({ ...all, start: '' })).toEqual({ from: '2025-10-10', to: '2025-10-10' });
    expect(askedDays({ ...all, start: '2025-10-10', end: '2025-10-06' })).toEqual({
      from: '2025-10-06',
      to: '2025-10-10',
    });
  });
});
