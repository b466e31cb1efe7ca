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
import { expect, test, vi } from 'vitest';
import { FeaturedCard } from '../../parts/card/FeaturedCard.tsx';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { CampHead } from './CampHead.tsx';

const camp = aCamp({ id: 'bright-side', providerName: 'Bright Side Theatre' });
const nothing = () => undefined;

function List() {
  return (
    <FeaturedCard
      camp={camp}
      activities={[]}
      season={{ year: 2025, fromMonth: 9, isPast: false, day: '2025-07-01' }}
      index={0}
      isCompact={false}
      isFar={false}
      isCloseMatch={false}
      miles={null}
      favorite={false}
      scheduled={false}
      onFavorite={nothing}
      onSchedule={nothing}
      onRegister={nothing}
    />
  );
}

test('animates the logo and the name of a pressed card to its page', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // The card is remembered for a second, however busy the machine is.
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  window.scrollTo = () => undefined;
  const moved: string[] = [];
  Object.assign(Element.prototype, {
    animate(this: Element) {
      moved.push(this.matches('[data-plate]') ? 'plate' : this.localName);
    },
  });
  const root = createRootRoute();
  const pages = [
    createRoute({ getParentRoute: () => root, path: '/', component: List }),
    createRoute({
      getParentRoute: () => root,
      path: '/camps/$campId',
      component: () => <CampHead known={{ camp, season: null }} over={false} />,
    }),
  ];
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root.addChildren(pages), history });
  await router.load();
  await act(async () =>
    createRoot(document.body.appendChild(document.createElement('div'))).render(
      <RouterProvider router={router} />,
    ),
  );
  const link = document.querySelector<HTMLElement>('h3 a');
  await act(async () => link?.click());
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(camp.providerName));
  expect(router.state.location.pathname).toBe('/camps/bright-side');
  expect(moved).toEqual(['plate', 'h1']);
});
