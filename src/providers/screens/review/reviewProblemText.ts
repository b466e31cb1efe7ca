import { reviewCopy } from '#providers/words/review.ts';
import {
  ReviewError,
  type ReviewProblem,
  reviewProblem,
} from '#providers/store/review/ReviewError.ts';

/** `said`: the server's own message, when it refused. */
export function reviewProblemText(problem: ReviewProblem, said: string | null = null): string {
  const { problems } = reviewCopy;
  return problem === 'refused' ? problems.refused(said) : problems[problem];
}

/** Describes an error of a review request and logs a bug. */
export const reviewErrorText = (error: unknown): string =>
  reviewProblemText(reviewProblem(error), error instanceof ReviewError ? error.said : null);
