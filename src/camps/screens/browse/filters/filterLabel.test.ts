import { describe, expect, test } from 'vitest';
import { noFilters } from '#camps/rules/list/filters.ts';
import { filterLabel, knownActivity } from './filterLabel.ts';

const activities = ['Art', 'STEM'];
const cobb = {
  districtId: 'cobb',
  district: 'Cobb County',
  name: 'Fall Break',
  isConfirmed: false,
};
const breaks = [{ ...cobb, from: '2025-09-22', to: '2025-09-26' }];
const label = (filters: Partial<typeof noFilters>, key: Parameters<typeof filterLabel>[1]) =>
  filterLabel({ ...noFilters, ...filters }, key, { activities, breaks });

describe('the label of a filter', () => {
  test('an address in lower case is spelled as the directory spells it', () => {
    expect(label({ activity: 'stem' }, 'activity')).toBe('STEM');
    expect(label({ location: 'peachtree city' }, 'location')).toBe('Peachtree City');
  });

  test('an unknown activity still has a label, so that it can be removed', () => {
    expect(label({ activity: 'swim' }, 'activity')).toBe('Swim');
    expect(knownActivity('swim', activities)).toBeUndefined();
  });

  test('text with capitals and ZIP codes stay as typed', () => {
    expect(label({ location: 'McDonough' }, 'location')).toBe('McDonough');
    expect(label({ location: '30030' }, 'location')).toBe('30030');
    expect(label({ search: ' robots ' }, 'search')).toBe('robots');
  });

  test('one day, days in one month, days across two months', () => {
    expect(label({ start: '2025-10-06' }, 'dates')).toBe('Oct\u00a06');
    expect(label({ start: '2025-10-06', end: '2025-10-08' }, 'dates')).toBe('Oct\u00a06–\u20608');
    expect(label({ start: '2025-09-29', end: '2025-10-03' }, 'dates')).toBe(
      'Sep\u00a029–\u2060Oct\u00a03',
    );
  });

  test('the same month of another year is not the same month', () => {
    expect(label({ start: '2025-10-06', end: '2026-10-08' }, 'dates')).toBe(
      'Oct\u00a06–\u2060Oct\u00a08',
    );
  });

  test('names the district whose days off they are, until they are changed', () => {
    const days = { start: '2025-09-22', end: '2025-09-26', district: 'cobb' };
    expect(label(days, 'dates')).toBe('Cobb County: Sep\u00a022–\u206026');
    expect(label({ ...days, end: '2025-09-25' }, 'dates')).toBe('Sep\u00a022–\u206025');
    expect(label({ district: 'cobb' }, 'dates')).toBe('Cobb County days off');
    expect(label({ district: 'atlantis' }, 'dates')).toBe('Atlantis days off');
  });

  test('ages, prices, hours and distances', () => {
    expect(label({ ages: '7' }, 'ages')).toBe('Age 7');
    expect(label({ ages: '12-5' }, 'ages')).toBe('Ages 5-12');
    expect(label({ price: '0-80' }, 'price')).toBe('Up to $80 a day');
    expect(label({ price: '40-80' }, 'price')).toBe('$40–$80 a day');
    expect(label({ hours: 'workday' }, 'hours')).toBe('Covers the workday');
    expect(label({ near: '30030', within: '10' }, 'near')).toBe('Within 10 miles of 30030');
    expect(label({ near: '30030', within: '1' }, 'near')).toBe('Within 1 mile of 30030');
    expect(label({ near: '30030' }, 'near')).toBe('Distance from 30030');
    expect(label({ breaks: 'winter,fall' }, 'breaks')).toBe('Fall, Winter');
  });

  test('names no day where a price is not per day', () => {
    const filters = { ...noFilters, price: '0-300' };
    expect(filterLabel(filters, 'price', { activities, priceReading: 'firstNumber' })).toBe(
      'Up to $300',
    );
  });
});
