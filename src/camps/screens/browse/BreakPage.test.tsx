// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { AppContext } from '#base/useApp.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { fallBreak } from '#camps/words/breaks/fall.ts';
import { RemoteError } from '#base/http/RemoteError.ts';
import { noFilters } from '#camps/rules/list/filters.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { withFaults } from '#tests/fakes/storageFaults.ts';
import { aCampRow, aSeasonRow, campRows } from '#tests/fixtures/aCampRow.ts';
import { Toaster } from '#ui/layers/Toaster.tsx';
import { useToasts } from '#ui/layers/toasts.ts';
import { BreakPage } from './BreakPage.tsx';

const canvasLoads = vi.hoisted(() => ({ count: 0 }));
vi.mock('./map/canvas/MapCanvas.tsx', () => {
  canvasLoads.count += 1;
  return { default: () => null };
});

class Nothing {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  // jsdom has none of these.
  scrollTo: () => undefined,
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  ResizeObserver: Nothing,
  IntersectionObserver: Nothing,
});
Object.assign(Element.prototype, {
  setPointerCapture() {},
  releasePointerCapture() {},
  hasPointerCapture: () => false,
});

// A part that arrives after its page was drawn would be held back by React for 300 ms.
beforeAll(() =>
  Promise.all([
    import('./listEngine.ts'),
    import('./map/MapView.tsx'),
    import('./map/fallback/NoMap.tsx'),
    import('#ui/layers/ToastList.tsx'),
  ]),
);

let root: Root;
let heal = () => {};
afterEach(async () => {
  heal();
  await act(async () => root.unmount());
  document.body.replaceChildren();
  useToasts.setState({ toasts: [] });
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Given = {
  /** What the site says of its map. */
  mapAnswer?: () => Response;
  view?: 'list' | 'map';
  isServerDown?: boolean;
  store?: LocalStore;
  /** The featured camps beside two basic ones. */
  featured?: number;
};

/** The fall page with its camps on the server; the list of calls of `onFilters`. */
async function openFallPage({
  mapAnswer,
  view = 'list',
  isServerDown = false,
  featured = 1,
  ...given
}: Given = {}) {
  vi.stubGlobal('fetch', async () => mapAnswer?.() ?? Response.json({ hasKey: true }));
  const server = new FakeServer();
  server.put('season', aSeasonRow);
  const featuredRows = Array.from({ length: featured }, (_, at) =>
    aCampRow({ id: `camp-${at + 3}`, listing: 'featured' }),
  );
  server.put('camp', ...campRows(2), ...featuredRows);
  const down = vi.spyOn(server, 'changedCamps');
  if (isServerDown) {
    down.mockImplementation(() => {
      throw new RemoteError('retry', 'status 500');
    });
  }
  const app = fakeApp({ store: given.store ?? fakeDevice().openApp(), server });
  const asked: unknown[] = [];
  const page = () => (
    <AppContext value={app}>
      <BreakPage
        copy={fallBreak}
        scene={null}
        filters={{ ...noFilters, view }}
        onFilters={(next) => asked.push(next.view)}
      />
      <Toaster />
    </AppContext>
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: page, notFoundComponent: page }),
    history: createMemoryHistory({ initialEntries: ['/browse/fall-break'] }),
  });
  await router.load();
  root = createRoot(document.body.appendChild(document.createElement('main')));
  await act(async () => root.render(<RouterProvider router={router} />));
  await act(async () => app.sync.start());
  return { asked, repair: () => down.mockRestore() };
}

const soon = { interval: 10 };
const text = () => act(async () => document.body.textContent);
const named = (name: string) => (one: Element) =>
  (one.ariaLabel ?? one.textContent).trim().startsWith(name);
const button = (name: string) => [...document.querySelectorAll('button')].find(named(name));
const press = (name: string) => act(async () => button(name)?.click());

test('reports in both lists that they did not load and loads them on a press', async () => {
  const { repair } = await openFallPage({ isServerDown: true });
  await expect.poll(text, soon).toContain('Failed to load featured camps');
  await expect.poll(text, soon).toContain('Failed to load basic camps');
  await expect.poll(text, soon).toContain('Error loading basic camps');
  await expect
    .poll(text)
    .toContain('There was a problem loading the featured camp data. Please try again.');
  repair();
  await press('Try again');
  await expect.poll(text, soon).toContain('Showing 3 of 3 camps');
  await expect.poll(text, soon).not.toContain('Failed to load');
});

test('hides the map switch without a key and tells the operator how to get one', async () => {
  await openFallPage({ view: 'map', mapAnswer: () => Response.json({ hasKey: false }) });
  await expect.poll(text, soon).toContain('The map needs a key.');
  await expect.poll(text, soon).toMatch(/under Edge Functions, Secrets, as MAPS_KEY/);
  await expect.poll(text, soon).toContain('Showing 3 of 3 camps');
  expect(button('Map')).toBeUndefined();
});

test('reports an unavailable map above the list', async () => {
  await openFallPage({ view: 'map', mapAnswer: () => new Response('', { status: 503 }) });
  await expect.poll(text, soon).toContain('We couldn’t reach the map.');
  await expect.poll(text, soon).toContain('Showing 3 of 3 camps');
});

test('fetches no map code without WebGL and offers the list', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const { asked } = await openFallPage({ view: 'map' });
  await expect.poll(text, soon).toContain('This browser can’t draw the map');
  await expect.poll(text, soon).toContain('Provider of camp-1');
  expect(canvasLoads.count).toBe(0);
  await press('Show the list');
  expect(asked).toEqual(['list']);
});

test('offers to free space on a full device and then saves the favorite', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await openFallPage();
  await expect.poll(text, soon).toContain('Showing 3 of 3 camps');
  heal = withFaults((operation, database) => {
    if (operation === 'put' && database?.name === 'camply') throw full();
  });
  await press('Save Provider of camp-3 to favorites');
  await expect.poll(text, soon).toContain('This device is out of space');
  await expect.poll(text, soon).toContain('Provider of camp-3 isn’t saved.');
  expect(logged).toHaveBeenCalledWith('A camp could not be saved', expect.anything());
  expect(await axeViolations(document.querySelector('ol') ?? document.body)).toEqual([]);
  heal();
  await press('Free it up');
  await expect
    .poll(async () => (await act(heartOf))?.getAttribute('aria-pressed'), soon)
    .toBe('true');
});

test.each([
  ['without IndexedDB', () => fakeDevice().bareApp()],
  ['that refuses storage', () => fakeDevice().brokenApp('SecurityError')],
])(
  'shows the list from memory in a browser %s and reports an unsaved favorite',
  async (_, open) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    await openFallPage({ store: open() });
    await expect.poll(text, soon).toContain('Showing 3 of 3 camps');
    await expect.poll(text, soon).toContain('We can’t save the camps on this device');
    expect(await text()).not.toContain('Error loading');
    await press('Save Provider of camp-3 to favorites');
    await expect.poll(text, soon).toContain('Your browser didn’t save');
    expect((await act(heartOf))?.getAttribute('aria-pressed')).toBe('false');
    expect(logged).toHaveBeenCalledWith('A camp could not be saved', expect.anything());
  },
);

// No DOMException: that of jsdom is no Error of this realm.
const full = () => Object.assign(new Error('full'), { name: 'QuotaExceededError' });

const heartOf = async () => button('Save Provider of camp-3 to favorites');

test.each([
  { screen: 'the top of a phone', width: 390, scrollY: 0, drawn: 2 },
  { screen: 'a phone that has scrolled', width: 390, scrollY: 700, drawn: 6 },
  { screen: 'a small tablet of two columns', width: 744, scrollY: 0, drawn: 6 },
])(
  'draws the first $drawn of eight cards at once on $screen',
  async ({ width, scrollY, drawn }) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: width < 16 * Number(/^\(width < (\d+)rem\)$/.exec(query)?.[1]),
      addEventListener() {},
      removeEventListener() {},
    }));
    vi.stubGlobal('scrollY', scrollY);
    await openFallPage({ featured: 8 });
    await expect.poll(text, soon).toContain('Showing 10 of 10 camps');
    const list = document.querySelector('section[aria-labelledby=featured] ul:not([aria-busy])');
    expect(list?.children).toHaveLength(8);
    expect(list?.querySelectorAll('article')).toHaveLength(drawn);
  },
);
