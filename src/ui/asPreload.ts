const ofPreloads = new WeakSet<Error>();
let routePreloads = 0;

/**
 * Runs a load that no user waits for: a preload, or the code of the service worker. A chunk missing here does not
 * reload the page; a chunk that a user waits for at the same time still does.
 */
export async function asPreload<T>(preload: () => Promise<T>): Promise<T> {
  try {
    return await preload();
  } catch (error) {
    if (error instanceof Error) ofPreloads.add(error);
    throw error;
  }
}

/** The same for the router, which swallows the error: any chunk missing at the same time counts as preloaded. */
export async function asRoutePreload<T>(preload: () => Promise<T>): Promise<T> {
  routePreloads += 1;
  try {
    return await preload();
  } finally {
    routePreloads -= 1;
  }
}

export const isPreloadingRoute = (): boolean => routePreloads > 0;

/** Whether an error is that of a preload, a microtask after it failed. */
export const isOfPreload = (error: unknown): boolean =>
  error instanceof Error && ofPreloads.has(error);
