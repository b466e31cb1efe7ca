import { expect, it } from 'vitest';
import { ReviewError } from '#providers/store/review/ReviewError.ts';
import { reviewErrorText, reviewProblemText } from './reviewProblemText.ts';

it('calls a refusal one, with the server’s words where it sent some', () => {
  expect(reviewProblemText('refused')).toBe('The server didn’t accept this.');
  expect(reviewErrorText(new ReviewError('refused', 'Price is too long'))).toBe(
    'The server didn’t accept this: Price is too long.',
  );
});
