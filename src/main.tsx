import '#ui/fonts.css';
import '#ui/tokens.css';
import '#ui/sceneTokens.css';
import '#ui/base.css';
import { type ParsedLocation, RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startSync } from '#data/directory/refresh.ts';
import { startServiceWorker } from '#shell/update/swBridge.ts';
import { site } from '#site';
import { createAppRouter } from './router.tsx';

// Home's other name (spec 2); the router knows one.
if (window.location.pathname === '/index.html') {
  window.history.replaceState(null, '', `/${window.location.search}${window.location.hash}`);
}

const router = createAppRouter();
const root = document.getElementById('root');
if (root === null) throw new Error('no #root');

const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

// A prerendered page carries the router's state; the app shell, 404.html and the dev server do not.
if (window.$_TSR !== undefined) {
  keepScrollOfServedPage();
  await hydrate(router);
  window.$_TSR.h();
  // A transition is drawn in small steps: fingers get through while the page wakes up.
  startTransition(() => void hydrateRoot(root, app));
} else {
  await router.load();
  // 404.html stands for any unknown path: its head gives way to the real one's, in one step, or the
  // page would have no title for a moment.
  flushSync(() => createRoot(root).render(app));
  for (const tag of document.head.querySelectorAll('[data-static]')) tag.remove();
}

// Waking up goes first. A phone without camps waits for the list, so not for long.
const whenIdle = window.requestIdleCallback ?? setTimeout;
whenIdle(() => void startSync(), { timeout: 500 });
const { analyticsId } = site;
if (analyticsId !== null) whenIdle(() => void countVisits(analyticsId));
if (import.meta.env.PROD) startServiceWorker();

async function countVisits(id: string): Promise<void> {
  const { startAnalytics } = await import('#data/analytics/analytics.ts');
  startAnalytics(id, (seen) =>
    router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
      if (pathChanged) seen(toLocation.pathname);
    }),
  );
}

/**
 * A page from the server is read before it wakes up: who has scrolled it stays there. Only another
 * place in the history moves the window, or an earlier place that the browser has not found again.
 */
function keepScrollOfServedPage(): void {
  let shown = keyOf(router.history.location);
  router.options.scrollRestoration = ({ location }) => {
    const last = shown;
    shown = keyOf(location);
    return shown !== last || window.scrollY === 0;
  };
}

function keyOf({ state }: Pick<ParsedLocation, 'state'>): string | undefined {
  // oxlint-disable-next-line no-underscore-dangle -- the router's name for a place in the history
  return state.__TSR_key;
}
