// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { site } from '#base/site.ts';
import { Levels } from './Levels.tsx';

test('pay links open a new tab with noopener and noreferrer, and nothing comes from the payment provider without a table id', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, scrollTo: () => undefined });
  const router = createRouter({
    routeTree: createRootRoute({ component: Levels, notFoundComponent: Levels }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  await act(async () => root.render(<RouterProvider router={router} />));
  expect(site.pricingTable).toBeNull();
  const links = [...box.querySelectorAll<HTMLAnchorElement>('a[target]')];
  expect(links.map(({ href, target, rel }) => [href, target, rel])).toEqual(
    [site.checkout.yearly, site.checkout.monthly, site.checkout.winter].map((href) => [
      new URL(href).href,
      '_blank',
      'noopener noreferrer',
    ]),
  );
  expect(document.querySelector('script, stripe-pricing-table')).toBeNull();
  await act(async () => root.unmount());
  box.remove();
});
