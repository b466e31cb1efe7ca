// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { LocalStore } from '#base/storage/db.ts';
import { type App, AppContext } from '#base/useApp.ts';
import type { ShownOffer } from '#site/site.ts';
import { watchTyping } from '../update/dirtyFields.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { anEntry } from '#tests/fixtures/anEntry.ts';
import { storedFamily } from '#tests/fixtures/storedFamily.ts';
import { OPEN_SHEET } from '#ui/layers/useOpenSheet.ts';
import { Notices } from './Notices.tsx';

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  // jsdom has none of these.
  scrollTo: () => undefined,
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  ResizeObserver: class {
    readonly observe: () => void;
    constructor(onResize: () => void) {
      this.observe = onResize;
    }
    disconnect() {}
  },
});

let root: Root;
afterEach(async () => {
  vi.useRealTimers();
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** The notices of a page over this storage; `texts` are in its localStorage. */
async function openNotices(
  store: LocalStore,
  texts: Record<string, string> = {},
  prepare?: (app: App) => Promise<void>,
) {
  // Not that of jsdom: the tab of an earlier test may still write.
  const saved = new Map(Object.entries(texts));
  const localStorage = {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, text: string) => void saved.set(key, text),
    removeItem: (key: string) => void saved.delete(key),
  };
  const app = fakeApp({ store, localStorage: () => localStorage });
  await prepare?.(app);
  const page = () => (
    <AppContext value={app}>
      <Notices />
    </AppContext>
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: page, notFoundComponent: page }),
    history: createMemoryHistory({ initialEntries: ['/faq'] }),
  });
  await router.load();
  root = createRoot(document.body.appendChild(document.createElement('main')));
  await act(async () => root.render(<RouterProvider router={router} />));
  return { ...app, history: router.history, saved };
}

const region = (kind: 'assertive' | 'polite') =>
  document.querySelector(`[aria-live=${kind}]`) ?? document.body;
const soon = { interval: 10 };
const said = (kind: 'assertive' | 'polite') => () => act(async () => region(kind).textContent);
const named = (one: HTMLElement) => one.ariaLabel ?? one.textContent;
const press = (name: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find((button) => named(button) === name)?.click();
  });
const setOnline = (isOnline: boolean) =>
  act(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });

test('without a notice, no style of the whole page is set, which would have to be computed again', async () => {
  await openNotices(fakeDevice().openApp());
  expect(document.documentElement.style.length).toBe(0);
});

test('offline, it says how many listings wait to be sent, and links to them', async () => {
  const store = fakeDevice().openApp();
  await store.user((db) => db.outbox.put(anEntry()));
  await openNotices(store);
  await setOnline(false);
  await expect.poll(said('polite'), soon).toContain('Offline. 1 listing is waiting to be sent.');
  expect(region('polite').querySelector('a')?.getAttribute('href')).toBe('/submissions');
  expect(await axeViolations()).toEqual([]);
});

test('back online, it says that it checks, and then how many camps have changed', async () => {
  const { sync } = await openNotices(fakeDevice().openApp());
  await setOnline(false);
  await expect.poll(said('polite'), soon).toBe('Offline. No camps saved on this device yet.');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await setOnline(true);
  expect(region('polite').textContent).toBe('Back online. Checking for changes.');
  await act(async () => {
    sync.status.setState({ state: 'pulling' });
    vi.advanceTimersByTime(2000);
    sync.status.setState({ state: 'idle', changed: 1 });
  });
  expect(region('polite').textContent).toBe('Up to date. 1 camp changed.');
  await act(async () => vi.advanceTimersByTime(4000));
  expect(region('polite').textContent).toBe('');
});

test('online without a response from the server, it says how old the camps are', async () => {
  const { sync } = await openNotices(fakeDevice().openApp());
  await act(async () => sync.status.setState({ state: 'waiting', problem: 'load' }));
  await expect
    .poll(said('polite'), soon)
    .toBe('Can’t reach Camply. No camps saved on this device yet.');
  await act(async () => sync.status.setState({ state: 'idle', problem: null }));
  expect(region('polite').textContent).toBe('');
});

test('storage that was cleared interrupts, with the way to a backup, until the person knows', async () => {
  const mark = JSON.stringify({ keptAt: Date.UTC(2025, 5, 12, 16) });
  await openNotices(fakeDevice().openApp(), { 'camply-kept': mark });
  await expect.poll(said('assertive'), soon).toContain('The browser cleared Camply’s storage.');
  expect(region('assertive').textContent).toContain('was still here on Jun 12');
  const backup = region('assertive').querySelector('a');
  expect([backup?.textContent, backup?.getAttribute('href')]).toEqual(['Open a backup', '/bring']);
  expect(await axeViolations()).toEqual([]);
  await press('I have none');
  expect(region('assertive').textContent).toBe('');
});

test('storage that is refused is said politely, until it is closed', async () => {
  await openNotices(fakeDevice().brokenApp('SecurityError'));
  await expect.poll(said('polite'), soon).toContain('Nothing can be saved here.');
  await press('Close: Nothing can be saved here.');
  expect(region('polite').textContent).toBe('');
});

const reminder = 'No backup yet.';

/** A family of three children that was seen yesterday, on the page its document was opened on. */
async function openFamily() {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  window.history.replaceState(null, '', '/faq');
  let asked = 0;
  const answers: (ShownOffer | null)[] = [];
  const page = await openNotices(
    fakeDevice().openApp(),
    storedFamily(fakeClock().now() - 86_400_000),
    async (app) => {
      const { offers } = await app.notices();
      const { due } = offers;
      offers.due = async () => {
        asked += 1;
        const offer = await due();
        answers.push(offer);
        return offer;
      };
    },
  );
  /** Another page, until it is known whether there is something to ask. */
  const goTo = (path: string) =>
    act(async () => {
      const before = answers.length;
      page.history.push(path);
      await vi.waitUntil(() => answers.length > before, soon);
    });
  return { goTo, asked: () => asked, answers, saved: page.saved };
}

test('a reminder of the backup comes on a later page, goes with it, and is not made twice in a row', async () => {
  const { goTo, asked, answers } = await openFamily();
  expect(asked()).toBe(0);
  await goTo('/about');
  expect(region('polite').textContent).toContain(reminder);
  expect(region('polite').textContent).toContain('3 children: only on this device.');
  expect(region('polite').querySelector('a')?.getAttribute('href')).toBe('/settings#backup');
  expect(await axeViolations()).toEqual([]);
  await goTo('/contact');
  expect(answers.at(-1)).toBeNull();
  expect(region('polite').textContent).toBe('');
});

test('"Remind me in a week" waits a week', async () => {
  const { goTo, saved } = await openFamily();
  await goTo('/about');
  await press('Remind me in a week');
  expect(region('polite').textContent).toBe('');
  expect(JSON.parse(saved.get('camply-offers') ?? '').quietUntil.backup).toBe(
    fakeClock().now() + 7 * 86_400_000,
  );
});

test('nobody is asked who types or has a sheet open, until they are done', async () => {
  const { goTo } = await openFamily();
  watchTyping(document);
  const field = document.body.appendChild(document.createElement('input'));
  field.value = 'Moss';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await goTo('/about');
  expect(region('polite').textContent).toBe('');
  field.remove();

  // jsdom knows no modal dialogs.
  const sheet = vi.spyOn(document, 'querySelector');
  sheet.mockImplementation((selector) => (selector === OPEN_SHEET ? document.body : null));
  await goTo('/contact');
  sheet.mockRestore();
  expect(region('polite').textContent).toBe('');
  await goTo('/privacy');
  expect(region('polite').textContent).toContain(reminder);
});
