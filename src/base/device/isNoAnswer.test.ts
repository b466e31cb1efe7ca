import { afterEach, expect, test, vi } from 'vitest';
import { NoAnswerError } from '../session/NoAnswerError.ts';
import { logBug } from './isNoAnswer.ts';
import { StorageError } from '../storage/StorageError.ts';

afterEach(() => void vi.restoreAllMocks());

test('logs a bug, and neither a lost connection nor a storage that fails', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  logBug(new NoAnswerError('no answer came'));
  logBug(new StorageError(new Error('blocked')));
  expect(log).not.toHaveBeenCalled();
  const bug = new TypeError('undefined is not a function');
  logBug(bug);
  expect(log).toHaveBeenCalledWith(bug);
});
