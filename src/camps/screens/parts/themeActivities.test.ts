import { expect, test } from 'vitest';
import { themeActivities } from './themeActivities.ts';

const known = ['Art', 'Dance', 'Music', 'Outdoor', 'STEM'];

test('patches follow the words of the theme, not the alphabet', () => {
  expect(themeActivities('STEM, Robotics, Art', known)).toEqual(['STEM', 'Art']);
  expect(themeActivities('Outdoor, Art', known)).toEqual(['Outdoor', 'Art']);
});

test('an activity inside a longer word still counts, where it stands', () => {
  expect(themeActivities('Hip hop dance, Musical theatre', known)).toEqual(['Dance', 'Music']);
});

test('a theme of other words has no patch', () => {
  expect(themeActivities('Chess club', known)).toEqual([]);
});
