import { describe, expect, test } from 'vitest';
import { noFilters } from '#domain/filters.ts';
import { filterWords, knownActivity } from './filterWords.ts';

const activities = ['Art', 'STEM'];
const words = (filters: Partial<typeof noFilters>, key: Parameters<typeof filterWords>[1]) =>
  filterWords({ ...noFilters, ...filters }, key, activities);

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
});
