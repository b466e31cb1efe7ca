import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { attachRouterServerSsrUtils, getSsrStatus } from '@tanstack/react-router/ssr/server';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { blogCopy, posts, sanitizeIn } from '#site/site.ts';
import {
  campPaths,
  firstCamps,
  NOT_SERVED,
  type Prerender,
  type Served,
  campSharePicture,
} from '#camps/camps.ts';
import { browserTools } from './browserTools.ts';
import { createApp } from './createApp.ts';
import { AppContext } from '#base/useApp.ts';
import { createAppRouter } from './router.tsx';

// The build lends the sanitizer a window.
export { sanitizeIn, campSharePicture };

export type RenderedPage = {
  /** title, meta and link tags, as React hoisted them to the front */
  head: string;
  body: string;
  /** inline scripts that carry the router's state to the browser */
  scripts: { attrs: Record<string, unknown>; children: string }[];
  status: number;
  /** where this path leads, when it has no page of its own */
  redirect: string | null;
  routeIds: string[];
};

type PrerenderDirectory = Prerender['directory'];

const appFor = (directory: PrerenderDirectory, served: Served) =>
  createApp({
    ...browserTools(),
    served,
    prerender: {
      directory,
      firstCamps: (seasons, read, today) => firstCamps(directory, seasons, read, today),
    },
  });

const hoistedHead = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/;

/** Renders one path the way the browser will hydrate it. Runs at build time only. */
export async function renderPage(
  path: string,
  directory: PrerenderDirectory,
  served: Served,
): Promise<RenderedPage> {
  const app = appFor(directory, served);
  const router = createAppRouter(app);
  attachRouterServerSsrUtils({ router, manifest: undefined });
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [path] }),
    isServer: true,
    // The page has no script for it: it would throw a reader who scrolls early back to the top.
    scrollRestoration: false,
  });
  await router.load();
  // oxlint-disable-next-line no-underscore-dangle -- the router has no public name for it
  const result = router._serverResult;
  if (result?.type === 'redirect') {
    const redirect = result.redirect.headers.get('location');
    return {
      head: '',
      body: '',
      scripts: [],
      status: result.redirect.status,
      redirect,
      routeIds: [],
    };
  }
  const server = router.serverSsr;
  if (server === undefined) throw new Error('The router has no server side');
  await server.dehydrate();
  const html = renderToString(
    <StrictMode>
      <AppContext value={app}>
        <RouterProvider router={router} />
      </AppContext>
    </StrictMode>,
  );
  server.setRenderFinished();
  const tags = server.takeInitialHydrationScriptTags();
  const head = hoistedHead.exec(html)?.[0] ?? '';
  const page = {
    head,
    body: html.slice(head.length),
    scripts: (tags === undefined ? [] : [...tags.before, tags.boundary]).map((tag) => ({
      attrs: tag.attrs ?? {},
      children: tag.children ?? '',
    })),
    status: getSsrStatus(router),
    redirect: null,
    routeIds: router.state.matches.map((match) => match.routeId),
  };
  server.cleanup();
  return page;
}

/** Every path that gets an HTML file of its own. */
export function pagePaths(directory: PrerenderDirectory): string[] {
  const routed = Object.keys(createAppRouter(appFor(directory, NOT_SERVED)).routesByPath);
  return [
    ...routed.filter((path) => !path.includes('$')),
    ...posts.map(({ slug }) => `${blogCopy.path}/${slug}`),
    ...campPaths(directory),
  ];
}
