import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeFilters } from './describeFilters.ts';

const fall = { breakName: 'Fall Break', year: 2025, activities: ['Art', 'STEM'] };
const copy = (activity: string, location: string) => describeFilters({ activity, location }, fall);

describe('page title and description', () => {
  test('without filters they name Atlanta', () => {
    expect(copy('', '')).toEqual({
      title: 'Fall Break Camps in Atlanta, 2025',
      description:
        'Find Fall Break camps in Atlanta for 2025. Compare dates, hours, ages and prices, then sign up on each camp’s website.',
      keywords: [
        'fall break camps atlanta',
        'fall break 2025',
        'school break camps atlanta',
        'day camps atlanta',
      ],
    });
  });

  test('they follow the activity and the location of a quick link', () => {
    expect(copy('stem', 'sandy springs').title).toBe(
      'STEM Fall Break Camps in Sandy Springs, 2025',
    );
    expect(copy('stem', 'decatur').description).toContain('STEM Fall Break camps in Decatur');
    expect(copy('Art', '').keywords).toContain('art camps atlanta');
    expect(copy('pottery', '').title).toBe('Pottery Fall Break Camps in Atlanta, 2025');
  });

  test('a ZIP code is preceded by near', () => {
    expect(copy('', '30030').title).toBe('Fall Break Camps near 30030, 2025');
  });

  test('shorten a very long filter text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.string({ maxLength: 200 }),
        (activity, location) => {
          const { title } = copy(activity, location);
          expect(title.length).toBeLessThan(130);
          expect(title).not.toMatch(/\s{2}|undefined|\n/);
        },
      ),
      { seed: 14 },
    );
  });
});
