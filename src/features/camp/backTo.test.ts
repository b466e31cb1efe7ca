import { expect, test } from 'vitest';
import { backTo } from './backTo.ts';

const fall = { break: 'fall', label: 'Fall Break 2025' } as const;

test('the list one came from is led back to as it was', () => {
  const from = '/browse/fall-break?search=chess&location=30030';
  expect(backTo(from, fall)).toMatchObject({ href: from, isWhereFrom: true });
  expect(backTo('/favorites', fall).label).toBe('Your favorites');
  expect(backTo('/compare?camps=a,b', fall).href).toBe('/compare?camps=a,b');
});

test.each([null, '/', '/camps/other', '/blog/fall', '//evil.example/browse', '/browse/../login'])(
  'from %s the way leads to the list of the camp’s break',
  (from) => {
    expect(backTo(from, fall)).toEqual({
      href: '/browse/fall-break',
      label: 'Fall Break 2025 camps',
      isWhereFrom: false,
    });
  },
);

test('a camp of an unknown season leads to all camps', () => {
  expect(backTo(null, null).href).toBe('/browse');
});
