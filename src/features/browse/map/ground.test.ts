import { describe, expect, it } from 'vitest';
import { plainCredits } from './ground.ts';

describe('whose data the street map is', () => {
  it('is told as text, however it was given', () => {
    const markup =
      '<a href="https://www.openstreetmap.org/copyright" target="_blank">&copy; OpenStreetMap</a>  contributors';
    expect(plainCredits(markup)).toBe('© OpenStreetMap contributors');
    expect(plainCredits('Roads &amp; Co')).toBe('Roads & Co');
  });

  it('is nothing when it is not a text', () => {
    expect(plainCredits(undefined)).toBe('');
    expect(plainCredits({ html: 'x' })).toBe('');
  });
});
