import { expect, it } from 'vitest';
import { ReviewError } from '#data/review/ReviewError.ts';
import { errorWords, problemWords } from './problemWords.ts';

it('calls a refusal one, with the server’s words where it sent some', () => {
  expect(problemWords('refused')).toBe('The server did not take this.');
  expect(errorWords(new ReviewError('refused', 'Price is too long'))).toBe(
    'The server did not take this: Price is too long.',
  );
});
