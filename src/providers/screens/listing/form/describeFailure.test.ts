import { expect, it } from 'vitest';
import { formCopy } from '#providers/words/listing/form.ts';
import { StorageError } from '#base/storage/StorageError.ts';
import { markChunkError } from '#ui/chunkError.ts';
import { describeFailure } from './describeFailure.ts';

const missing = new TypeError('Failed to fetch dynamically imported module');
markChunkError(missing);

it.each([
  new DOMException('denied', 'SecurityError'),
  new DOMException('No space', 'QuotaExceededError'),
  Object.assign(new Error('IndexedDB API missing. Please visit …'), { name: 'MissingApiError' }),
  'no answer',
])('says in plain words that storage failed: %s', (cause) => {
  expect(describeFailure(new StorageError(cause))).toBe(formCopy.notSaved.description);
});

it.each([
  missing,
  new DOMException('another tab holds the database', 'AbortError'),
  new TypeError('undefined is not an object'),
  new Error(''),
  'denied',
])('shows no words of the browser: %s', (error) => {
  expect(describeFailure(error)).toBe(formCopy.failed.description);
});

it('shows the words of the server', () => {
  expect(describeFailure(new Error('A logo has at most 5 MB'))).toBe('A logo has at most 5 MB');
});
