// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AuthContext } from '#account/store/useAuth.ts';
import { AppContext } from '#base/useApp.ts';
import { noneCompared } from '#camps/rules/camp/compared.ts';
import { plainSearch } from '#planner/rules/planSearch.ts';
import { CampNote } from '#camps/screens/camp/CampNote.tsx';
import { GoneCamp } from '#camps/screens/camp/missing/GoneCamp.tsx';
import { PlanBPage } from '#planner/screens/planB/PlanBPage.tsx';
import { PlannerPage } from '#planner/screens/PlannerPage.tsx';
import { PrintPage } from '#planner/screens/print/PrintPage.tsx';
import { ComparePage } from '#camps/screens/saved/ComparePage.tsx';
import { FavoritesPage } from '#camps/screens/saved/FavoritesPage.tsx';
import { SettingsPage } from '#site/settings/SettingsPage.tsx';
import { SubmissionsPage } from '#providers/screens/submissions/cards/SubmissionsPage.tsx';
import { failingStores } from '#tests/fakes/failingStores.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeAuth } from '#tests/fakes/fakeAuth.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  // jsdom has neither.
  scrollTo: () => undefined,
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
});

const nothing = () => undefined;
const auth = fakeAuth();

const keepsNothing = /This browser isn’t keeping anything/;
const screens: Record<string, [screen: ReactNode, says: RegExp]> = {
  '/my-camps': [<PlannerPage key="" search={plainSearch} onSearch={nothing} />, keepsNothing],
  '/my-camps/plan-b': [<PlanBPage key="" search={plainSearch} />, keepsNothing],
  '/my-camps/print': [<PrintPage key="" search={plainSearch} />, keepsNothing],
  '/favorites': [
    <FavoritesPage
      key=""

      PlanThisCamp={() => null}
      compared={noneCompared}
      onCompared={nothing}
    />,
    keepsNothing,
  ],
  '/submissions': [<SubmissionsPage key="" />, keepsNothing],
  'the note of a camp': [
    <LazyBoundary key="">
      <CampNote camp={aCamp()} />
    </LazyBoundary>,
    keepsNothing,
  ],
  // What needs no storage works as ever.
  '/compare': [
    <ComparePage key="" compared={noneCompared} onCompared={nothing} />,
    /Pick two to four camps/,
  ],
  'a camp that is gone': [<GoneCamp key="" campId="owls" />, /Browse/],
  '/settings': [<SettingsPage key="" />, /We can’t tell right now/],
};

// A part that arrives after its page was drawn would be held back by React for 300 ms.
beforeAll(() =>
  Promise.all([
    import('#planner/screens/PlannerScreen.tsx'),
    import('#planner/screens/planB/PlanBFrame.tsx'),
    import('#planner/screens/print/Printing.tsx'),
    import('#camps/screens/saved/Comparison.tsx'),
    import('#camps/screens/saved/FavoritesList.tsx'),
    import('#site/settings/Rows.tsx'),
    import('#providers/screens/submissions/cards/MySubmissions.tsx'),
  ]),
);

let root: Root;
afterEach(() => act(async () => root.unmount()));

/** What the screen says on such a store. Each look lets a second pass: what waits for storage may begin late, once its code is there. */
async function shown(screen: ReactNode, open: (typeof failingStores)[string]) {
  const clock = fakeClock();
  const app = fakeApp({ store: open(clock), clock });
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
  root = createRoot(box, { onCaughtError: nothing });
  await act(async () => root.render(<RouterProvider router={router} />));
  return async () => {
    await act(async () => clock.pass(1000));
    return box;
  };
}

describe.each(Object.entries(failingStores))('where storage %s', (_, open) => {
  it.each(Object.entries(screens))(
    '%s says so, or shows what needs no storage',
    async (name, [screen, says]) => {
      const look = await shown(screen, open);
      const text = async () => (await look()).textContent;
      await expect.poll(text, { interval: 5 }).toMatch(says);
      // A page keeps its heading, whatever is missing; the note is no page.
      const headings = (await look()).querySelectorAll('h1');
      expect(headings).toHaveLength(name === 'the note of a camp' ? 0 : 1);
    },
  );
});
