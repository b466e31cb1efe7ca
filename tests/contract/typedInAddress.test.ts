import { expect, test } from 'vitest';
import { typedInAddress } from '#tests/recorder/typedInAddress.ts';

test('finds a typed word in an address, encoded as a form encodes it', () => {
  const typed = ['canary password'];
  expect(typedInAddress('/login?x=canary+password', typed)).toEqual(typed);
  expect(typedInAddress('/login?x=canary%20password', typed)).toEqual(typed);
});

test('finds a private field in an address, whatever was typed', () => {
  expect(typedInAddress('/login?email=&password=', [])).toEqual(['email', 'password']);
});

test('accepts filters and words of a path', () => {
  expect(typedInAddress('/browse/fall-break?search=theatre', ['Pine Hollow'])).toEqual([]);
  expect(typedInAddress('/camps/decatur?v=2', ['decatur'])).toEqual([]);
});
