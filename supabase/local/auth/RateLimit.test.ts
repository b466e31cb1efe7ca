import { expect, test } from 'vitest';
import { RateLimit } from './RateLimit.ts';

test('forgets tries from before the window', () => {
  let now = 0;
  const limit = new RateLimit(2, 60_000, () => now);
  limit.count('somebody');
  now = 30_000;
  limit.count('somebody');
  expect(limit.waitSeconds('somebody')).toBe(30);
  now = 60_000;
  expect(limit.waitSeconds('somebody')).toBe(0);
  limit.count('somebody');
  expect(limit.waitSeconds('somebody')).toBe(30);
  now = 300_000;
  expect(limit.waitSeconds('somebody')).toBe(0);
});
