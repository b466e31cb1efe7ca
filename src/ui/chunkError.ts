const name = 'ChunkError';

/**
 * Marks the error of a chunk that could not be fetched. The router recognizes such errors by their message and would
 * reload the page, which is useless and loses it without a reachable server.
 */
export function markChunkError(error: unknown): void {
  if (!(error instanceof Error)) return;
  error.name = name;
  error.message = `A part of the page is missing: ${error.message}`;
}

/**
 * What has each part fetched again whose code did not arrive. Called when the part has left the page: before that React
 * would fetch it without end.
 */
export const renewals = new Set<() => void>();

export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && error.name === name;
