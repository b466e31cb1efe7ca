import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { needsReload } from './AppLink.tsx';

async function openPage(path: string) {
  const root = createRootRoute();
  const pages = ['/about', '/faq', '/payment'].map((page) =>
    createRoute({
      getParentRoute: () => root,
      path: page,
      staticData: page === '/payment' ? { ownDocument: true } : {},
    }),
  );
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: root.addChildren(pages), history });
  await router.load();
  return router;
}

it('loads a page with its own policy as a document, in and out', async () => {
  expect(needsReload(await openPage('/about'), '/payment')).toBe(true);
  expect(needsReload(await openPage('/payment'), '/about')).toBe(true);
  expect(needsReload(await openPage('/payment'), '/camps/$campId')).toBe(true);
});

it('navigates between other pages without a full load', async () => {
  expect(needsReload(await openPage('/about'), '/faq')).toBe(false);
  expect(needsReload(await openPage('/payment'), '/payment')).toBe(false);
});
