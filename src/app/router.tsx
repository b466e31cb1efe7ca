import { createRouter } from '@tanstack/react-router';
import type { App } from '#base/useApp.ts';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { asRoutePreload } from '#ui/asPreload.ts';
import { routeTree } from './routeTree.gen.ts';

/**
 * Search params are plain strings: a location of 30030 stays '30030'. The router's own parser would
 * make it a number and write it back with JSON quotes.
 */
function parseSearch(text: string): Record<string, string> {
  // Most addresses have no query, and the first parser of a page takes a slow phone some milliseconds.
  return text === '' ? {} : Object.fromEntries(new URLSearchParams(text));
}

function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' && value !== '') params.set(name, value);
  }
  // A comma need not be escaped in a query, and people read these addresses.
  const text = params.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

export function createAppRouter(app: App) {
  const router = createRouter({
    routeTree,
    context: { app },
    parseSearch,
    stringifySearch,
    // A new page begins at its top at once; back and forward restore the scroll position.
    scrollRestoration: true,
    scrollRestorationBehavior: 'instant',
    // Inside the frame, so that the menus stay.
    defaultErrorComponent: ErrorPage,
    defaultPreload: 'intent',
    // Loaders read the local store, which is fast: what they found on hover may be old at the click.
    defaultPreloadStaleTime: 0,
  });
  const { preloadRoute } = router;
  router.preloadRoute = (options) => asRoutePreload(() => preloadRoute(options));
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** The page has a Content-Security-Policy of its own: the ways to and from it are full loads. */
    ownDocument?: boolean;
  }
  interface HistoryState {
    /** Path and query of the list a camp was opened from. */
    from?: string;
    /** Typed on one page of the account, for the next one. */
    email?: string;
  }
}
