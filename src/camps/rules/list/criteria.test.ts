import { describe, expect, test } from 'vitest';
import { ageFilterRange, readDays, readMiles, readPriceRange } from './criteria.ts';
import { noFilters } from './filters.ts';

const all = { ...noFilters, start: '2025-10-06', end: '2025-10-10' };

describe('days', () => {
  test('the end defaults to the start', () => {
    expect(readDays({ ...all, end: '' })).toEqual({ from: '2025-10-06', to: '2025-10-06' });
    expect(readDays(noFilters)).toBeNull();
  });

  test('read a lone end as one day and swap reversed ends', () => {
    expect(readDays({ ...all, start: '' })).toEqual({ from: '2025-10-10', to: '2025-10-10' });
    expect(readDays({ ...all, start: '2025-10-10', end: '2025-10-06' })).toEqual({
      from: '2025-10-06',
      to: '2025-10-10',
    });
  });
});

describe('ages, prices and miles', () => {
  test('read one age as a range and swap reversed ends', () => {
    expect(ageFilterRange({ ages: '7' })).toEqual({ from: 7, to: 7 });
    expect(ageFilterRange({ ages: '16-5' })).toEqual({ from: 5, to: 16 });
    expect(ageFilterRange({ ages: '' })).toBeNull();
  });

  test('dollars become cents', () => {
    expect(readPriceRange({ price: '0-80' })).toEqual({ from: 0, to: 8000 });
    expect(readPriceRange({ price: '20-80' })).toEqual({ from: 2000, to: 8000 });
    expect(readPriceRange({ price: '' })).toBeNull();
  });

  test('ignore miles without a starting point', () => {
    expect(readMiles({ near: '30030', within: '10' })).toBe(10);
    expect(readMiles({ near: '30030', within: '' })).toBeNull();
    expect(readMiles({ near: '', within: '10' })).toBeNull();
  });
});
