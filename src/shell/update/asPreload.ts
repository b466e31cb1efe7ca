let preloads = 0;

/**
 * Runs what nobody has asked for yet: a preload, the code of the service worker. When a chunk of it is
 * missing the page is not reloaded.
 */
export async function asPreload<T>(preload: () => Promise<T>): Promise<T> {
  preloads += 1;
  try {
    return await preload();
  } finally {
    preloads -= 1;
  }
}

export const isPreloading = (): boolean => preloads > 0;
