import { describe, expect, test } from 'vitest';
import { noFilters } from '#domain/list/filters.ts';
import { filterLabels, knownActivity } from './filterLabels.ts';

const activities = ['Art', 'STEM'];
const cobb = {
  districtId: 'cobb',
  district: 'Cobb County',
  name: 'Fall Break',
  isConfirmed: false,
};
const breaks = [{ ...cobb, from: '2025-09-22', to: '2025-09-26' }];
const words = (filters: Partial<typeof noFilters>, key: Parameters<typeof filterLabels>[1]) =>
  filterLabels({ ...noFilters, ...filters }, key, { activities, breaks });

describe('saying a filter in a chip', () => {
  test('an address in small letters is said the way the directory writes it', () => {
    expect(words({ activity: 'stem' }, 'activity')).toBe('STEM');
    expect(words({ location: 'peachtree city' }, 'location')).toBe('Peachtree City');
  });

  test('an activity nobody knows is still said, so that it can be taken off', () => {
    expect(words({ activity: 'swim' }, 'activity')).toBe('Swim');
    expect(knownActivity('swim', activities)).toBeUndefined();
  });

  test('words with capitals and zip codes stay as they were typed', () => {
    expect(words({ location: 'McDonough' }, 'location')).toBe('McDonough');
    expect(words({ location: '30030' }, 'location')).toBe('30030');
    expect(words({ search: ' robots ' }, 'search')).toBe('robots');
  });

  test('one day, days in one month, days over a month edge', () => {
    expect(words({ start: '2025-10-06' }, 'dates')).toBe('Oct 6');
    expect(words({ start: '2025-10-06', end: '2025-10-08' }, 'dates')).toBe('Oct 6 - 8');
    expect(words({ start: '2025-09-29', end: '2025-10-03' }, 'dates')).toBe('Sep 29 - Oct 3');
  });

  test('the same month of another year is not the same month', () => {
    expect(words({ start: '2025-10-06', end: '2026-10-08' }, 'dates')).toBe('Oct 6 - Oct 8');
  });

  test('the days of a district are said with its name, until they are changed', () => {
    const days = { start: '2025-09-22', end: '2025-09-26', district: 'cobb' };
    expect(words(days, 'dates')).toBe('Cobb County: Sep 22 - 26');
    expect(words({ ...days, end: '2025-09-25' }, 'dates')).toBe('Sep 22 - 25');
    expect(words({ district: 'cobb' }, 'dates')).toBe('Cobb County days off');
    expect(words({ district: 'atlantis' }, 'dates')).toBe('Atlantis days off');
  });

  test('ages, prices, hours and distances', () => {
    expect(words({ ages: '7' }, 'ages')).toBe('Age 7');
    expect(words({ ages: '12-5' }, 'ages')).toBe('Ages 5-12');
    expect(words({ price: '0-80' }, 'price')).toBe('Up to $80 a day');
    expect(words({ price: '40-80' }, 'price')).toBe('$40-$80 a day');
    expect(words({ hours: 'workday' }, 'hours')).toBe('Covers a workday');
    expect(words({ near: '30030', within: '10' }, 'near')).toBe('Within 10 miles of 30030');
    expect(words({ near: '30030', within: '1' }, 'near')).toBe('Within 1 mile of 30030');
    expect(words({ near: '30030' }, 'near')).toBe('Distance from 30030');
    expect(words({ breaks: 'winter,fall' }, 'breaks')).toBe('Fall, Winter');
  });

  test('where a price is not a day, it is not called one', () => {
    const filters = { ...noFilters, price: '0-300' };
    expect(filterLabels(filters, 'price', { activities, priceReading: 'firstNumber' })).toBe(
      'Up to $300',
    );
  });
});
