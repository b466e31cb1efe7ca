import { describe, expect, it } from 'vitest';
import { plainAttribution } from './streetBasemap.ts';

describe('the attribution of a street map', () => {
  it('becomes plain text', () => {
    const markup =
      '<a href="https://www.openstreetmap.org/copyright" target="_blank">&copy; OpenStreetMap</a>  contributors';
    expect(plainAttribution(markup)).toBe('© OpenStreetMap contributors');
    expect(plainAttribution('Roads &amp; Co')).toBe('Roads & Co');
  });

  it('is empty when it is not text', () => {
    expect(plainAttribution(undefined)).toBe('');
    expect(plainAttribution({ html: 'x' })).toBe('');
  });
});
