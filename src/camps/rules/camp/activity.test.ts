import { expect, test } from 'vitest';
import { matchActivities } from './activity.ts';

const known = ['Art', 'Chess', 'Dance', 'Music', 'Sports', 'STEM'];

test('a comma part equals or contains the activity, ignoring case', () => {
  expect(matchActivities('stem, Chess', known)).toEqual(['Chess', 'STEM']);
  expect(matchActivities('Water sports,MUSIC and movement', known)).toEqual(['Music', 'Sports']);
});

test('containing is literal: martial arts count as art', () => {
  expect(matchActivities('Martial Arts', known)).toEqual(['Art']);
});

test('an activity never spans two parts, and no theme is no activity', () => {
  expect(matchActivities('Sp,orts', known)).toEqual([]);
  expect(matchActivities(' , ', known)).toEqual([]);
  expect(matchActivities('Art', ['', ' '])).toEqual([]);
});
