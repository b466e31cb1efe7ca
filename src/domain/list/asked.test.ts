import { describe, expect, test } from 'vitest';
import { askedAges, askedDays, askedMiles, askedPrice } from './asked.ts';
import { noFilters } from './filters.ts';

const all = { ...noFilters, start: '2025-10-06', end: '2025-10-10' };

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

describe('asked ages, prices and miles', () => {
  test('one age is a range of one, ends in the wrong order are swapped', () => {
    expect(askedAges({ ages: '7' })).toEqual({ from: 7, to: 7 });
    expect(askedAges({ ages: '16-5' })).toEqual({ from: 5, to: 16 });
    expect(askedAges({ ages: '' })).toBeNull();
  });

  test('dollars become cents', () => {
    expect(askedPrice({ price: '0-80' })).toEqual({ from: 0, to: 8000 });
    expect(askedPrice({ price: '' })).toBeNull();
  });

  test('miles need a place to start from', () => {
    expect(askedMiles({ near: '30030', within: '10' })).toBe(10);
    expect(askedMiles({ near: '30030', within: '' })).toBeNull();
    expect(askedMiles({ near: '', within: '10' })).toBeNull();
  });
});
