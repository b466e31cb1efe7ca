import { reviewCopy } from '#content/review.ts';
import { ReviewError, type ReviewProblem, reviewProblemOf } from '#data/review/ReviewError.ts';

/** `said`: the server's own words, where it refused. */
export function problemWords(problem: ReviewProblem, said: string | null = null): string {
  const { problems } = reviewCopy;
  return problem === 'refused' ? problems.refused(said) : problems[problem];
}

/** Of what a request of the desk threw; a bug goes to the console, too. */
export const errorWords = (error: unknown): string =>
  problemWords(reviewProblemOf(error), error instanceof ReviewError ? error.said : null);
