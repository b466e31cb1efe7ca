const name = 'ChunkError';

/**
 * Marks the error of a chunk that could not be fetched. The router knows such errors by their message
 * and would reload the page by itself, which without an answering server loses it for nothing.
 */
export function markChunkError(error: unknown): void {
  if (!(error instanceof Error)) return;
  error.name = name;
  error.message = `A part of the page is missing: ${error.message}`;
}

export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && error.name === name;
