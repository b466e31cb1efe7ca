import { describe, expect, it } from 'vitest';
import { describeFilters } from './describeFilters.ts';

const words = (activity: string, location: string) =>
  describeFilters({ activity, location }, 'fall break camps');

describe('what a filtered page is about', () => {
  it('is Atlanta when nobody says otherwise', () => {
    expect(words('', '')).toBe('Fall break camps in Atlanta');
  });

  it('names the activity and the place of a link', () => {
    expect(words('art', 'decatur')).toBe('Art fall break camps in Decatur');
    expect(words('stem', 'sandy springs')).toBe('Stem fall break camps in Sandy Springs');
  });

  it('keeps capitals and zip codes as they were typed', () => {
    expect(words('STEM', 'McDonough')).toBe('STEM fall break camps in McDonough');
    expect(words('', '30030')).toBe('Fall break camps in 30030');
  });
});
