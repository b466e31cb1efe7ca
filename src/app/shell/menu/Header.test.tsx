import { dana } from '#tests/fixtures/dana.ts';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { openStoreFrom } from '#base/storage/openStoreFrom.ts';
import type { SessionState } from '#base/session/storedSession.ts';
import { AuthContext } from '#account/store/useAuth.ts';
import { AppContext } from '#base/useApp.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeAuth } from '#tests/fakes/fakeAuth.ts';
import { Header } from './Header.tsx';
import { MobileMenu } from './MobileMenu.tsx';

/** The names of links and buttons, in the order in which they are read out. */
function controls(html: string): string[] {
  const found = html.matchAll(/<(?:a|button)\b([^>]*)>(.*?)<\/(?:a|button)>/gs);
  return [...found].map(([, attributes = '', content = '']) => {
    const label = /aria-label="([^"]*)"/.exec(attributes)?.[1];
    return (
      label ??
      content
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
    );
  });
}

const app = fakeApp({
  store: openStoreFrom(() => Promise.reject(new Error('storage was opened'))),
});

type Given = { who?: SessionState; saved?: readonly string[]; open?: number };

/** The markup on a page of this path; `saved` are the camps with a heart, `open` the days that still need something. */
async function markup(
  path: string,
  node: ReactNode,
  { who = visitor, saved = [], open = 0 }: Given = {},
) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => node, notFoundComponent: () => node }),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  return renderToStaticMarkup(
    <AppContext
      value={{
        ...app,
        favorites: createStore(() => new Set(saved)),
        openDays: { ...createStore(() => open), show: () => undefined },
      }}
    >
      <AuthContext value={fakeAuth({ who })}>
        <RouterProvider router={router} />
      </AuthContext>
    </AppContext>,
  );
}

const visitor: SessionState = { status: 'out' };
const header = (path: string, given: Given = {}) => markup(path, <Header path={path} />, given);
const sheet = (given: Given = {}) =>
  markup('/', <MobileMenu open onOpenChange={() => undefined} />, given);

it.each(['out', 'opening', 'failed'] as const)(
  'a visitor gets breaks, About, Blog, More, the sign-in and the waitlist (%s)',
  async (status) => {
    expect(controls(await header('/', { who: { status } })).slice(0, 11)).toEqual([
      'Camply',
      'Browse Camps',
      'About',
      'Blog',
      'More',
      'My Schedule',
      'Favorites',
      'Switch between light and dark',
      'Sign in',
      'Join Waitlist',
      'Open menu',
    ]);
  },
);

it('a signed-in family gets its own pages instead', async () => {
  const found = controls(await header('/matches', { who: dana }));
  expect(found.slice(0, 9)).toEqual([
    'Camply',
    'My Schedule',
    'Matches',
    'My Schedule',
    'Favorites',
    'Switch between light and dark',
    'My Profile',
    'Log Out',
    'Open menu',
  ]);
  expect(found).not.toContain('Join Waitlist');
});

it('the mobile menu has Settings, too', async () => {
  expect(controls(await sheet({ who: dana }))).toEqual(
    expect.arrayContaining(['My Schedule', 'Matches', 'My Profile', 'Settings', 'Log Out']),
  );
  const ofVisitor = controls(await sheet());
  expect(ofVisitor).toEqual(
    expect.arrayContaining(['About', 'Blog', 'FAQ', 'Join Waitlist', 'Sign in']),
  );
  expect(ofVisitor).not.toContain('Settings');
});

it.each([
  ['/matches', ['Matches']],
  ['/matches?week=2', ['Matches']],
  // The word and the calendar.
  ['/my-camps', ['My Schedule', 'My Schedule']],
])('on %s only links to that page are current: %j', async (path, names) => {
  const html = await header(path, { who: dana });
  const current = html.matchAll(/<a[^>]*aria-current="page"[^>]*>.*?<\/a>/gs);
  expect(controls([...current].join(''))).toEqual(names);
});

it('the heart is filled and counts the favorites of this device', async () => {
  const none = await header('/');
  expect(controls(none)).toContain('Favorites');
  expect(none).toContain('#g-heart"');
  const two = await header('/', { saved: ['a', 'b'] });
  expect(controls(two)).toContain('Favorites, 2 saved');
  expect(two).toContain('#g-heartOn"');
  expect(two).toMatch(/<span[^>]*>2<\/span>/);
  expect(controls(await sheet({ saved: ['a', 'b'] }))).toContain('Favorites (2)');
});

it.each([
  [0, 'My Schedule', null],
  [1, 'My Schedule, 1 day still open', '1'],
  [99, 'My Schedule, 99 days still open', '99'],
  [145, 'My Schedule, 145 days still open', '99+'],
])(
  'the calendar leads a visitor to the plan and counts open days: %i',
  async (open, name, said) => {
    const html = await header('/', { open });
    expect(controls(html)).toContain(name);
    expect(/<span[^>]*>([\d+]+)<\/span>/.exec(html)?.[1] ?? null).toBe(said);
  },
);

it.each(['/my-camps', '/my-camps/print', '/profile', '/settings', '/settings/delete'])(
  'the family’s own page %s asks nobody to join a waitlist',
  async (path) => {
    const found = controls(await header(path));
    expect(found).toContain('Sign in');
    expect(found).not.toContain('Join Waitlist');
  },
);

it.each(['/browse/winter-break', '/my-campsite'])(
  'other pages ask, also one whose address only begins like theirs: %s',
  async (path) => {
    expect(controls(await header(path))).toContain('Join Waitlist');
  },
);

it('links have plain addresses, so that they work before hydration', async () => {
  const html = await header('/', { who: dana });
  expect(html).toContain('href="/my-camps"');
  expect(html).toContain('href="/favorites"');
  expect(html).not.toContain('href="/$"');
});
