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
import { lazyLocalStore } from '#data/device/lazyLocalStore.ts';
import { AppContext } from '#data/useApp.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
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
  store: lazyLocalStore(() => Promise.reject(new Error('storage was opened'))),
});

/** The markup on a page of this path; `saved` are the camps with a heart. */
async function markup(path: string, node: ReactNode, saved: readonly string[] = []) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => node, notFoundComponent: () => node }),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  return renderToStaticMarkup(
    <AppContext value={{ ...app, favorites: createStore(() => new Set(saved)) }}>
      <RouterProvider router={router} />
    </AppContext>,
  );
}

const nothing = () => undefined;
const account = { onLogOut: nothing };
const header = (path: string, who: typeof account | null) =>
  markup(path, <Header path={path} account={who} />);

it('a visitor gets breaks, About, Blog, More and the waitlist', async () => {
  expect(controls(await header('/', null)).slice(0, 9)).toEqual([
    'Camply',
    'Browse Camps',
    'About',
    'Blog',
    'More',
    'Favorites',
    'Switch between light and dark',
    'Join Waitlist',
    'Open menu',
  ]);
});

it('a signed-in family gets its own pages instead', async () => {
  const found = controls(await header('/matches', account));
  expect(found.slice(0, 8)).toEqual([
    'Camply',
    'My Schedule',
    'Matches',
    'Favorites',
    'Switch between light and dark',
    'My Profile',
    'Log Out',
    'Open menu',
  ]);
  expect(found).not.toContain('Join Waitlist');
});

it('the mobile menu has Settings, too', async () => {
  const menu = async (who: typeof account | null) =>
    controls(await markup('/', <MobileMenu account={who} open onOpenChange={nothing} />));
  expect(await menu(account)).toEqual(
    expect.arrayContaining(['My Schedule', 'Matches', 'My Profile', 'Settings', 'Log Out']),
  );
  expect(await menu(null)).toEqual(
    expect.arrayContaining(['About', 'Blog', 'FAQ', 'Join Waitlist']),
  );
  expect(await menu(null)).not.toContain('Settings');
});

it.each([
  ['/matches', 'Matches'],
  ['/matches?week=2', 'Matches'],
  ['/my-camps', 'My Schedule'],
])('on %s only the link to %s is current', async (path, name) => {
  const html = await header(path, account);
  const current = html.matchAll(/<a[^>]*aria-current="page"[^>]*>([^<]*)/g);
  expect([...current].map(([, text]) => text)).toEqual([name]);
});

const headerWith = (saved: readonly string[]) =>
  markup('/', <Header path="/" account={null} />, saved);

it('the heart is filled and counts the favorites of this device', async () => {
  const none = await headerWith([]);
  expect(controls(none)).toContain('Favorites');
  expect(none).toContain('#g-heart"');
  const two = await headerWith(['a', 'b']);
  expect(controls(two)).toContain('Favorites, 2 saved');
  expect(two).toContain('#g-heartOn"');
  expect(two).toMatch(/<span[^>]*>2<\/span>/);
  const menu = await markup('/', <MobileMenu account={null} open onOpenChange={nothing} />, [
    'a',
    'b',
  ]);
  expect(controls(menu)).toContain('Favorites (2)');
});

it('links have plain addresses, so that they work before hydration', async () => {
  const html = await header('/', account);
  expect(html).toContain('href="/my-camps"');
  expect(html).toContain('href="/favorites"');
  expect(html).not.toContain('href="/$"');
});
