import { expect, test } from 'vitest';
import { isDiskFull } from './isDiskFull.ts';

test('recognizes the errors of Node, PostgreSQL and PGlite, also as the cause of another', () => {
  expect(isDiskFull(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe(true);
  expect(isDiskFull(Object.assign(new Error('x'), { code: '53100' }))).toBe(true);
  expect(isDiskFull({ name: 'ErrnoError', errno: 51 })).toBe(true);
  expect(isDiskFull(new Error('could not extend file: No space left on device'))).toBe(true);
  expect(isDiskFull(new Error('outer', { cause: new Error('ENOSPC') }))).toBe(true);
});

test('ignores other errors', () => {
  expect(isDiskFull(new Error('permission denied'))).toBe(false);
  expect(isDiskFull({ name: 'ErrnoError', errno: 44 })).toBe(false);
  expect(isDiskFull('space')).toBe(false);
  expect(isDiskFull(null)).toBe(false);
});
