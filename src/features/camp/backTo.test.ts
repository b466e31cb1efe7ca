import { expect, test } from 'vitest';
import { backTo } from './backTo.ts';

const fall = { id: 'fall-2025', break: 'fall', label: 'Fall Break 2025' } as const;

test('leads back to the list as it was filtered', () => {
  const from = '/browse/fall-break?search=chess&location=30030';
  expect(backTo(from, fall, 'fall-2025')).toEqual({
    list: from,
    search: {},
    label: 'Back to the list',
  });
  expect(backTo('/favorites', fall, null).label).toBe('Your favorites');
  expect(backTo('/compare?camps=a,b', fall, null).list).toBe('/compare?camps=a,b');
});

test.each([null, '/', '/camps/other', '/blog/fall', '//evil.example/browse', '/browse/../login'])(
  'from %s leads to the list of the camp’s break',
  (from) => {
    expect(backTo(from, fall, 'fall-2025')).toEqual({
      to: '/browse/fall-break',
      search: {},
      label: 'Fall Break 2025 camps',
    });
  },
);

test('a camp of an earlier season leads to the list of that season', () => {
  expect(backTo(null, fall, 'fall-2026')).toMatchObject({
    to: '/browse/fall-break',
    search: { season: 'fall-2025' },
  });
});

test('leads from a camp of an unknown season to all camps', () => {
  expect(backTo(null, null, null).to).toBe('/browse');
});
