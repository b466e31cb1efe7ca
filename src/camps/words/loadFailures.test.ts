import { expect, test } from 'vitest';
import { fallFailures, summerFailures, winterFailures } from './loadFailures.ts';

test('names the section for fall and suggests another try', () => {
  expect(fallFailures.featured('load', null)).toEqual({
    text: 'Failed to load featured camps',
    title: 'Error loading featured camps',
    description: 'There was a problem loading the featured camp data. Please try again.',
  });
  expect(fallFailures.basic?.('unexpected', 'boom')).toEqual({
    text: 'Unexpected error occurred',
    title: 'Error loading basic camps',
    description: 'An unexpected error occurred. Please try again.',
  });
});

test("repeats the server's message for winter in section and notice", () => {
  const { text, title } = winterFailures.featured('unexpected', 'permission denied');
  expect([text, title]).toEqual(['permission denied', 'permission denied']);
});

test('falls back to its own words for winter', () => {
  expect(winterFailures.featured('load', null).text).toBe(
    'Failed to load featured winter break camps',
  );
  expect(winterFailures.basic?.('load', null).title).toBe('Failed to load winter break camps');
});

test('has one list for summer', () => {
  expect(summerFailures.basic).toBeNull();
  expect(summerFailures.featured('load', null)).toEqual({
    text: 'Failed to load camps',
    title: 'Error loading camps',
    description: 'There was a problem loading the camp data. Please try again.',
  });
  expect(summerFailures.featured('unexpected', null).text).toBe('Unexpected error occurred');
});
