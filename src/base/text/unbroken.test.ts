import { expect, test } from 'vitest';
import { breakable, unbroken } from './unbroken.ts';

test('keeps a range on one line and restores plain text for other programs', () => {
  const range = unbroken('Sep 28–Oct 2');
  expect(range).toBe('Sep\u00a028–\u2060Oct\u00a02');
  expect(breakable(range)).toBe('Sep 28–Oct 2');
});
