import { readServed } from '#camps/camps.ts';
import { loadLinkInAddress } from '#account/account.ts';
import '#ui/fonts.css';
import '#ui/tokens.css';
import '#ui/sceneTokens.css';
import '#ui/base.css';
import '#ui/primitives.css';
import '#ui/viewTransitions.css';
import { type AnyRoute, type ParsedLocation, RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { browserTools } from './browserTools.ts';
import { createApp } from './createApp.ts';
import { whenIdle } from '#base/device/whenIdle.ts';
import { yieldToMain } from '#base/device/yieldToMain.ts';
import { AppContext } from '#base/useApp.ts';
import { replayEarlyPress } from './shell/earlyPress.ts';
import { showUnhandledFailures } from './shell/unhandledFailure.ts';
import { startServiceWorker } from './shell/update/swBridge.ts';
import { site } from '#base/site.ts';
import { type AppRouter, createAppRouter } from './router.tsx';
import { asPreload } from '#ui/asPreload.ts';

// The router knows Home by one address only.
if (window.location.pathname === '/index.html') {
  window.history.replaceState(null, '', `/${window.location.search}${window.location.hash}`);
}

showUnhandledFailures(window);
const app = createApp({ ...browserTools(), served: readServed(document.documentElement.dataset) });
// A function: with an `await` at the top level of any module, the bundler would keep scripts that only pass others on.
void start();

async function start(): Promise<void> {
  await takeLink();
  // A link that is pasted into the address of this page.
  window.addEventListener('hashchange', () => void takeLink());
  // Each step of the start is a task of its own, so that input gets through between them.
  await yieldToMain();
  const router = createAppRouter(app);
  await yieldToMain();
  const root = document.getElementById('root');
  if (root === null) throw new Error('no #root');

  const screen = (
    <StrictMode>
      <AppContext value={app}>
        <RouterProvider router={router} />
      </AppContext>
    </StrictMode>
  );

  // A prerendered page carries the router's state; the app shell, 404.html and the dev server do not.
  if (window.$_TSR !== undefined) {
    keepScrollOfServedPage(router);
    await hydrateWithServedHead(router);
    window.$_TSR.h();
    await yieldToMain();
    // A transition renders in small steps, so that input gets through during hydration.
    startTransition(() => void hydrateRoot(root, screen));
  } else {
    await router.load();
    // 404.html serves every unknown path. The real head replaces its head in one step; otherwise the page would have
    // no title for a moment.
    flushSync(() => createRoot(root).render(screen));
    for (const tag of document.head.querySelectorAll('[data-static]')) tag.remove();
  }
  // React has its listeners now and hydrates at once what is pressed.
  replayEarlyPress();

  // Hydration goes first. The first visit waits for the list, so not for long.
  whenIdle(() => void app.sync.start().then(askForMap), 500, 0);
  const { analyticsId } = site;
  // A blocked analytics script counts no visit and needs no error: visitors did not ask for it.
  if (analyticsId !== null)
    whenIdle(() => void countVisits(analyticsId, router).catch(() => undefined));
  if (import.meta.env.PROD) startServiceWorker();
}

/** Loads the map after the camps, on every page: a family that has only opened Home then has a map offline, too. */
function askForMap(): void {
  const cacheOffered = () => {
    const key = app.mapKey.getState();
    if (key.status === 'known' && key.hasKey) requestMapCaching();
  };
  app.mapKey.subscribe(cacheOffered);
  // A list that has already requested the key is not affected.
  cacheOffered();
}

/** Removes sign-in tokens from the address before the router reads it. */
async function takeLink(): Promise<void> {
  const { hash, search } = window.location;
  if (!/(?:token|token_hash|code|error)=/.test(hash + search)) return;
  const found = await loadLinkInAddress().catch(() => null);
  app.link.setState(found?.takeLink(window) || app.link.getState(), true);
}

async function countVisits(id: string, router: AppRouter): Promise<void> {
  const { startAnalytics } = await asPreload(() => import('#base/analytics/analytics.ts'));
  startAnalytics(id, app.consent, (onView) =>
    router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
      if (pathChanged) onView(toLocation.pathname);
    }),
  );
}

/**
 * A prerendered page has its head. Building it again would first fetch the words of the head: one or two more round
 * trips before the page can be used.
 */
async function hydrateWithServedHead(router: AppRouter): Promise<void> {
  const [, , route] = router.getMatchedRoutes(window.location.pathname);
  const { options }: AnyRoute = route ?? router.routeTree;
  const { head } = options;
  options.head = servedHead;
  await hydrate(router);
  if (head) options.head = head;
}

/**
 * A served page is read before it is hydrated: its scroll position stays. Only another entry of the history scrolls the
 * window, or an earlier one whose position the browser has not restored. The router records a position only on a scroll
 * event. Dispatch one for a position that stays, or coming back would show the top.
 */
function keepScrollOfServedPage(router: AppRouter): void {
  let shown = keyOf(router.history.location);
  router.options.scrollRestoration = ({ location }) => {
    const last = shown;
    shown = keyOf(location);
    const scrolls = shown !== last || window.scrollY === 0;
    if (!scrolls) document.dispatchEvent(new Event('scroll'));
    return scrolls;
  };
}

function keyOf({ state }: Pick<ParsedLocation, 'state'>): string | undefined {
  // oxlint-disable-next-line no-underscore-dangle -- the router's name for an entry of the history
  return state.__TSR_key;
}

/** The tags of pageHead.ts, read from the <head> of a prerendered page. The tags before the title are in every page. */
function servedHead() {
  return {
    meta: [{ title: document.title }, ...propsOf('title~meta')],
    links: propsOf('[rel=canonical],[rel=alternate]'),
  };
}

function propsOf(selector: string) {
  return [...document.querySelectorAll(selector)].map(({ attributes }) =>
    Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
  );
}

/** Its code comes later than the list. When it does not, the map is cached at another visit. */
function requestMapCaching(): void {
  asPreload(() => import('./shell/update/sendMapRequest.ts')).then(
    ({ sendMapRequest }) => sendMapRequest(),
    () => undefined,
  );
}
