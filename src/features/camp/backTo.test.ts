import { expect, test } from 'vitest';
import { backTo } from './backTo.ts';

const fall = { break: 'fall', label: 'Fall Break 2025' } as const;

test('leads back to the list as it was filtered', () => {
  const from = '/browse/fall-break?search=chess&location=30030';
  expect(backTo(from, fall)).toEqual({ list: from, label: 'Back to the list' });
  expect(backTo('/favorites', fall).label).toBe('Your favorites');
  expect(backTo('/compare?camps=a,b', fall).list).toBe('/compare?camps=a,b');
});

test.each([null, '/', '/camps/other', '/blog/fall', '//evil.example/browse', '/browse/../login'])(
  'from %s leads to the list of the camp’s break',
  (from) => {
    expect(backTo(from, fall)).toEqual({
      to: '/browse/fall-break',
      label: 'Fall Break 2025 camps',
    });
  },
);

test('leads from a camp of an unknown season to all camps', () => {
  expect(backTo(null, null).to).toBe('/browse');
});
