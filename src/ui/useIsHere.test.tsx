// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useIsHere } from './AppLink.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, scrollTo: () => undefined });

it('is false from the moment another page is on its way', async () => {
  const answers: boolean[] = [];
  function List() {
    const isHere = useIsHere();
    return <button onClick={() => answers.push(isHere())}>Ask</button>;
  }
  const { promise, resolve } = Promise.withResolvers<void>();
  const root = createRootRoute();
  const pages = [
    createRoute({ getParentRoute: () => root, path: '/list/', component: List }),
    createRoute({ getParentRoute: () => root, path: '/next', loader: () => promise }),
  ];
  const history = createMemoryHistory({ initialEntries: ['/list'] });
  const router = createRouter({ routeTree: root.addChildren(pages), history });
  await router.load();
  const screen = createRoot(document.body.appendChild(document.createElement('main')));
  await act(async () => screen.render(<RouterProvider router={router} />));
  const ask = document.querySelector('button');
  ask?.click();
  await act(async () => history.replace('/list?search=robots'));
  ask?.click();
  await act(async () => history.push('/next'));
  ask?.click();
  expect(answers).toEqual([true, true, false]);
  await act(async () => resolve());
  expect(ask?.isConnected).toBe(false);
  await act(async () => screen.unmount());
});
