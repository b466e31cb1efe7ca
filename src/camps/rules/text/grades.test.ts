import { expect, test } from 'vitest';
import { agesOfGrades, readGrades } from './grades.ts';

test.each([
  ['K-5', { min: 0, max: 5, of: null }],
  ['rising 3rd', { min: 3, max: 3, of: 'next' }],
  ['Completed K-4th', { min: 0, max: 4, of: 'past' }],
  ['Pre-K and up', { min: -1, max: null, of: null }],
])('reads the grades of %j with certainty', (text, grades) => {
  expect(readGrades(text)).toEqual(grades);
});

test.each([
  '9-12',
  'Grade 3',
  'Middle school',
  'rising 3rd, completed 2nd',
  `K-5${' '.repeat(200)}`,
])('treats the grades of %j as unknown', (text) => {
  expect(readGrades(text)).toBe('unknown');
});

test.each([
  // Five by September 1, with one grade skipped or repeated.
  ['rising K', { min: 3, max: 6 }],
  ['Completed K-K', { min: 4, max: 7 }],
  ['K-5', { min: 3, max: 12 }],
  ['grades 9 and up', { min: 12, max: null }],
  ['Pre-K to 12', { min: 2, max: 18 }],
])('no child of the grades %j is outside of the ages %j', (text, ages) => {
  const grades = readGrades(text);
  expect(grades === 'unknown' ? grades : agesOfGrades(grades)).toEqual(ages);
});
