import { expect, test } from 'vitest';
import { sheetPages } from './sheetPages.ts';

test('a week of up to three children has a page in large type, with the lists below it', () => {
  for (const children of [1, 2, 3]) {
    expect(sheetPages(['Oct 6'], children)).toEqual({
      pages: [['Oct 6']],
      type: 'large',
      isListApart: false,
    });
  }
});

test('more children fill the page with their week: the lists follow on another', () => {
  expect(sheetPages(['Oct 6'], 4)).toMatchObject({ type: 'middle', isListApart: true });
  expect(sheetPages(['Oct 6'], 5)).toMatchObject({ type: 'small', isListApart: true });
});

test('each of several weeks has a page; two weeks of one child share one', () => {
  const weeks = ['Dec 21', 'Dec 28', 'Jan 4'];
  expect(sheetPages(weeks, 3)).toMatchObject({
    pages: [['Dec 21'], ['Dec 28'], ['Jan 4']],
    type: 'large',
  });
  expect(sheetPages(weeks, 1)).toMatchObject({
    pages: [['Dec 21', 'Dec 28'], ['Jan 4']],
    type: 'middle',
  });
});
