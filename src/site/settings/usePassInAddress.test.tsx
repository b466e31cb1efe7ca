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
import { usePassInAddress } from './usePassInAddress.ts';

const TOKEN = 't'.repeat(43);

function Shown() {
  return <output>{usePassInAddress() ?? 'none'}</output>;
}

test.each([
  [`/settings#pass=${TOKEN}`, TOKEN, '/settings'],
  ['/settings#pass=cut-off', 'none', '/settings#pass=cut-off'],
  ['/settings#backup', 'none', '/settings#backup'],
])('%s shows %s and leaves %s in the address', async (address, shown, left) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  window.scrollTo = () => undefined;
  const history = createMemoryHistory({ initialEntries: ['/', address], initialIndex: 1 });
  const routeTree = createRootRoute({ component: Shown, notFoundComponent: Shown });
  const router = createRouter({ routeTree, history });
  await router.load();
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  await act(async () => root.render(<RouterProvider router={router} />));
  await expect.poll(() => history.location.href, { interval: 5 }).toBe(left);
  expect(box.textContent).toBe(shown);
  // Going back does not lead to it either.
  expect(history.length).toBe(2);
  await act(async () => root.unmount());
});
