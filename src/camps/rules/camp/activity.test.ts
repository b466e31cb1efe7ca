import { expect, test } from 'vitest';
import { activitiesOf } from './activity.ts';

const known = ['Art', 'Chess', 'Dance', 'Music', 'Sports', 'STEM'];

test('a comma part equals or contains the activity, ignoring case', () => {
  expect(activitiesOf('stem, Chess', known)).toEqual(['Chess', 'STEM']);
  expect(activitiesOf('Water sports,MUSIC and movement', known)).toEqual(['Music', 'Sports']);
});

test('containing is literal: martial arts count as art', () => {
  expect(activitiesOf('Martial Arts', known)).toEqual(['Art']);
});

test('an activity never spans two parts, and no theme is no activity', () => {
  expect(activitiesOf('Sp,orts', known)).toEqual([]);
  expect(activitiesOf(' , ', known)).toEqual([]);
  expect(activitiesOf('Art', ['', ' '])).toEqual([]);
});
