const ofPreloads = new WeakSet<Error>();
let routePreloads = 0;

/**
 * Runs what nobody has asked for yet: a preload, the code of the service worker. When a chunk of it is
 * missing the page is not reloaded; a chunk that somebody waits for meanwhile still does that.
 */
export async function asPreload<T>(preload: () => Promise<T>): Promise<T> {
  try {
    return await preload();
  } catch (error) {
    if (error instanceof Error) ofPreloads.add(error);
    throw error;
  }
}

/** The same for the router, which keeps the error to itself: whatever is missing meanwhile counts as its own. */
export async function asRoutePreload<T>(preload: () => Promise<T>): Promise<T> {
  routePreloads += 1;
  try {
    return await preload();
  } finally {
    routePreloads -= 1;
  }
}

export const isPreloadingRoute = (): boolean => routePreloads > 0;

/** Tells whether an error is that of a preload, a microtask after it failed. */
export const isOfPreload = (error: unknown): boolean =>
  error instanceof Error && ofPreloads.has(error);
