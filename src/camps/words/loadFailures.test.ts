import { expect, test } from 'vitest';
import { fallFailures, summerFailures, winterFailures } from './loadFailures.ts';

test('fall names its section, and asks to try again', () => {
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

test('winter says what the server said, in the section and in the notice', () => {
  const { text, title } = winterFailures.featured('unexpected', 'permission denied');
  expect([text, title]).toEqual(['permission denied', 'permission denied']);
});

test('winter has its own words when the server said nothing', () => {
  expect(winterFailures.featured('load', null).text).toBe(
    'Failed to load featured winter break camps',
  );
  expect(winterFailures.basic?.('load', null).title).toBe('Failed to load winter break camps');
});

test('summer is one list', () => {
  expect(summerFailures.basic).toBeNull();
  expect(summerFailures.featured('load', null)).toEqual({
    text: 'Failed to load camps',
    title: 'Error loading camps',
    description: 'There was a problem loading the camp data. Please try again.',
  });
  expect(summerFailures.featured('unexpected', null).text).toBe('Unexpected error occurred');
});
