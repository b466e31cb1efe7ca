import { reviewCopy } from '#providers/words/review.ts';
import {
  ReviewError,
  type ReviewProblem,
  reviewProblem,
} from '#providers/store/review/ReviewError.ts';

/** `reason`: the server's own message, when it refused. */
export function reviewProblemText(problem: ReviewProblem, reason: string | null = null): string {
  const { problems } = reviewCopy;
  return problem === 'refused' ? problems.refused(reason) : problems[problem];
}

/** Describes an error of a review request and logs a bug. */
export const reviewErrorText = (error: unknown): string =>
  reviewProblemText(
    reviewProblem(error),
    error instanceof ReviewError ? error.serverMessage : null,
  );
