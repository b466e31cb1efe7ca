import { describe, expect, it } from 'vitest';
import { overBudget } from './sizeBudget.ts';

describe('size budget', () => {
  it('names what has grown too heavy', () => {
    expect(overBudget({ scripts: 999_999, styles: 1, html: 1 })).toEqual([
      expect.stringContaining('scripts weigh 999999 bytes'),
    ]);
  });

  it('is silent about a light page', () => {
    expect(overBudget({ scripts: 1, styles: 1, html: 1 })).toEqual([]);
  });
});
