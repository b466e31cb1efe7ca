// @vitest-environment jsdom
import { dana } from '#tests/fixtures/dana.ts';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { settingsCopy } from '#family/words/settings.ts';
import { syncCopy } from '#family/words/sync.ts';
import { AuthContext } from '#account/store/useAuth.ts';
import { AppContext } from '#base/useApp.ts';
import { plainSearch } from '#planner/rules/planSearch.ts';
import { PlanBPage } from '#planner/screens/planB/PlanBPage.tsx';
import { PlannerPage } from '#planner/screens/PlannerPage.tsx';
import { AccountRow } from '#site/settings/account/AccountRow.tsx';
import { OwnPlan } from '#family/screens/settings/sync/OwnPlan.tsx';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, scrollTo: () => undefined });

const nothing = () => undefined;
const auth = {
  who: { ...dana, userId: 'u2' },
  link: '',
  dropLink: nothing,
  ask: async () => 'unreachable' as const,
  signOut: async () => {},
} as const;

let root: Root;
afterEach(() => act(async () => root.unmount()));

/** What a screen shows to an account whose plan is not the one on this phone. */
async function shown(screen: ReactNode, isOther: boolean) {
  const app = {
    ...fakeApp({ store: fakeDevice().openApp() }),
    isOtherFamily: createStore<boolean | null>(() => isOther),
    familySync: () => Promise.reject(new Error('did not arrive')),
  };
  const page = () => (
    <AppContext value={app}>
      <AuthContext value={auth}>{screen}</AuthContext>
    </AppContext>
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: page, notFoundComponent: page }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  const box = document.createElement('div');
  root = createRoot(box);
  await act(async () => root.render(<RouterProvider router={router} />));
  return () => act(async () => box);
}

it.each([
  ['/my-camps', <PlannerPage key="" Guard={OwnPlan} search={plainSearch} onSearch={nothing} />],
  ['/my-camps/plan-b', <PlanBPage key="" Guard={OwnPlan} search={plainSearch} />],
])('%s keeps its heading above the choice whose plan shows', async (_, screen) => {
  await import('#family/screens/settings/sync/TheirPlan.tsx');
  const look = await shown(screen, true);
  await expect
    .poll(async () => (await look()).textContent, { interval: 5 })
    .toContain(syncCopy.failed.title);
  expect((await look()).querySelectorAll('h1')).toHaveLength(1);
});

it.each([
  [true, 0],
  [false, 1],
])(
  'beside another account’s plan (%s) the account has %d links to removing it',
  async (is, links) => {
    const row = <AccountRow open onOpenChange={nothing} />;
    const look = await shown(row, is);
    await expect
      .poll(async () => (await look()).textContent, { interval: 5 })
      .toContain(settingsCopy.account.logOut);
    expect((await look()).querySelectorAll('a[href="#delete"]')).toHaveLength(links);
  },
);
