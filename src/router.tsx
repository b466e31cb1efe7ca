import { createRouter } from '@tanstack/react-router';
import type { App } from '#data/createApp.ts';
import { ErrorPage } from '#shell/ErrorPage.tsx';
import { asPreload } from '#shell/update/chunkError.ts';
import { routeTree } from './routeTree.gen.ts';

/**
 * Search params are plain words here: a location of 30030 stays '30030'. The router's own reader
 * would turn it into a number and write it back with JSON quotes.
 */
function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' && value !== '') params.set(name, value);
  }
  // Lists of camps are read by people, too: a comma need not be escaped in a query.
  const text = params.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

export function createAppRouter(app: App) {
  const router = createRouter({
    routeTree,
    context: { app },
    parseSearch,
    stringifySearch,
    trailingSlash: 'never',
    // A new page begins at its top at once; back and forward return to where one was.
    scrollRestoration: true,
    scrollRestorationBehavior: 'instant',
    // Inside the frame, so that the menus still lead on.
    defaultErrorComponent: ErrorPage,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
  });
  const { preloadRoute } = router;
  router.preloadRoute = (options) => asPreload(() => preloadRoute(options));
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** The page has a Content-Security-Policy of its own: the ways to and from it are full loads. */
    ownDocument?: boolean;
  }
  interface HistoryState {
    /** The path and query of the page a link was followed on. */
    from?: string;
  }
}
