const name = 'LostPart';

/**
 * Marks the error of a part of the app that could not be fetched. The router knows such errors by
 * their message and would reload the page by itself, offline too, where that loses it for nothing.
 */
export function markChunkError(problem: unknown): void {
  if (!(problem instanceof Error)) return;
  problem.name = name;
  problem.message = `A part of the page is missing: ${problem.message}`;
}

export const isChunkError = (problem: unknown): boolean =>
  problem instanceof Error && problem.name === name;
