import { expect, test } from 'vitest';
import { readTap } from './readTap.ts';

test('passes when each result is as planned', () => {
  expect(readTap(['1..2', 'ok 1 - one', 'ok 2 - two'])).toEqual({ passed: 2, failed: 0 });
});

test('accepts a plan at the end', () => {
  expect(readTap(['ok 1 - one', '1..1'])).toEqual({ passed: 1, failed: 0 });
});

test('fails for a failed result', () => {
  expect(readTap(['1..2', 'ok 1', 'not ok 2 - two', '# Failed test 2'])).toEqual({
    passed: 1,
    failed: 1,
  });
});

test('fails for each missing result of an aborted file', () => {
  expect(readTap(['1..5', 'ok 1', 'ok 2'])).toEqual({ passed: 2, failed: 3 });
});

test('fails for a file without a plan', () => {
  expect(readTap([])).toEqual({ passed: 0, failed: 1 });
});
