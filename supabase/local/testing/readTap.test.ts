import { expect, test } from 'vitest';
import { readTap } from './readTap.ts';

test('every result as planned passes', () => {
  expect(readTap(['1..2', 'ok 1 - one', 'ok 2 - two'])).toEqual({ passed: 2, failed: 0 });
});

test('the plan may come last', () => {
  expect(readTap(['ok 1 - one', '1..1'])).toEqual({ passed: 1, failed: 0 });
});

test('a failed result fails', () => {
  expect(readTap(['1..2', 'ok 1', 'not ok 2 - two', '# Failed test 2'])).toEqual({
    passed: 1,
    failed: 1,
  });
});

test('a file that broke off half-way fails for each missing result', () => {
  expect(readTap(['1..5', 'ok 1', 'ok 2'])).toEqual({ passed: 2, failed: 3 });
});

test('a file without any plan fails', () => {
  expect(readTap([])).toEqual({ passed: 0, failed: 1 });
});
