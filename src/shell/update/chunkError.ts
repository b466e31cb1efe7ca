const name = 'ChunkError';
let preloads = 0;

/**
 * Marks the error of a chunk that could not be fetched. The router knows such errors by their message
 * and would reload the page by itself, offline too, where that loses the page for nothing.
 */
export function markChunkError(error: unknown): void {
  if (!(error instanceof Error)) return;
  error.name = name;
  error.message = `A part of the page is missing: ${error.message}`;
}

export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && error.name === name;

/** Runs a preload: as long as nobody has followed the link, a missing chunk must not reload the page. */
export async function asPreload<T>(preload: () => Promise<T>): Promise<T> {
  preloads += 1;
  try {
    return await preload();
  } finally {
    preloads -= 1;
  }
}

export const isPreloading = (): boolean => preloads > 0;
