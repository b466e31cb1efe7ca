import { createElement, type ReactNode } from 'react';
import { IDBKeyRange } from 'fake-indexeddb';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { useStore } from 'zustand';
import { aProvider, lost as noNetwork, openOutboxOn } from '#tests/fakes/aProvider.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeTab } from '#tests/fakes/fakeTab.ts';
import { fakeRemote } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { FakeSubmissions } from '#tests/fakes/FakeSubmissions.ts';
import { openSessionOn } from '#tests/fakes/openSessionOn.ts';
import { until } from '#tests/fakes/until.ts';
import { campRows } from '#tests/fixtures/aCampRow.ts';
import { aLogo, aSubmission, formFacts } from '#tests/fixtures/aSubmission.ts';
import { openLocalStore } from '#base/storage/db.ts';
import { openStoreFrom } from '#base/storage/openStoreFrom.ts';
import type { EngineTools } from './openAppSync.ts';
import { useDirectory } from '#camps/store/directory/useDirectory.ts';
import { useSyncStatus } from '#camps/store/directory/syncStatus.ts';
import { useSavedCamps } from '#camps/store/saved/useFamily.ts';
import { useMapKey } from '#camps/store/map/useMapKey.ts';
import {
  useDrafts,
  useEntries,
  useEntry,
  useSendingIds,
} from '#providers/store/outbox/useOutbox.ts';
import { useHits } from '#camps/store/search/useHits.ts';
import { AppContext, useApp } from '#base/useApp.ts';

const render = (app: ReturnType<typeof fakeApp> | null) =>
  renderToString(createElement(AppContext, { value: app }, createElement(Page))).replaceAll(
    '&quot;',
    '"',
  );

function Page(): ReactNode {
  const { favorites, scheduled, consent } = useApp();
  const all = {
    directory: useDirectory(),
    sync: useSyncStatus(({ state, problem }) => `${state} ${problem}`),
    counts: [useStore(favorites).size, useStore(scheduled).size, useHits('robots', []).size],
    saved: useSavedCamps(),
    outbox: [useEntries(), useEntry('x'), useDrafts(), useSendingIds().size],
    map: useMapKey(),
    consent: useStore(consent),
  };
  return createElement('pre', null, JSON.stringify(all));
}

describe('the prerendered page', () => {
  it('shows everything as opening and empty, asks for no consent, and loads nothing', () => {
    const store = openStoreFrom(() => Promise.reject(new Error('storage was opened')));
    const answered = {
      getItem: () => 'yes',
      setItem: () => undefined,
      removeItem: () => undefined,
    };
    const html = render(fakeApp({ store, localStorage: () => answered }));
    expect(html).toContain('"directory":{"status":"opening"}');
    expect(html).toContain('"sync":"idle null"');
    expect(html).toContain('"counts":[0,0,0]');
    expect(html).toContain('"saved":null');
    expect(html).toContain('"outbox":[null,"opening",null,0]');
    expect(html).toContain('"map":{"status":"asking"}');
    expect(html).toContain('"consent":"no"');
  });

  it('cannot be rendered without an app', () => {
    expect(() => render(null)).toThrow('no AppContext');
  });
});

describe('two apps at once', () => {
  it('two tabs: a heart given in one shows in the other', async () => {
    const { openApp } = fakeDevice();
    const [one, other] = [fakeApp({ store: openApp() }), fakeApp({ store: openApp() })];
    const stop = other.favorites.subscribe(() => undefined);
    await (await one.family()).setFavorite('camp-1', true);
    expect([...(await until(other.favorites, (ids) => ids.size === 1))]).toEqual(['camp-1']);
    stop();
  });

  it('two families on one device: one directory, hearts of their own', async () => {
    const { indexedDB, clock } = fakeDevice();
    const server = new FakeServer();
    server.put('camp', ...campRows(2));
    const [ours, theirs] = ['camply', 'camply-theirs'].map((family) =>
      fakeApp({
        store: openLocalStore({ indexedDB, IDBKeyRange }, clock, family),
        server,
      }),
    );
    if (!ours || !theirs) throw new Error('two were made');
    await (await ours.family()).setFavorite('camp-1', true);
    await ours.sync.refresh();
    const stops = [theirs.directory, theirs.favorites].map((live) =>
      live.subscribe(() => undefined),
    );
    const state = await until(theirs.directory, ({ status }) => status === 'ready');
    expect(state).toMatchObject({ directory: { camps: [{ id: 'camp-1' }, { id: 'camp-2' }] } });
    await (await theirs.family()).setFavorite('camp-2', true);
    expect([...(await until(theirs.favorites, (ids) => ids.size > 0))]).toEqual(['camp-2']);
    for (const stop of stops) stop();
  });
});

const engineTools = (openOutbox: EngineTools['openOutbox']): EngineTools => ({
  remote: fakeRemote(new FakeServer()),
  clock: fakeClock(),
  tab: fakeTab(),
  random: () => 0,
  locks: undefined,
  openOutbox,
  openDeviceSession: openSessionOn(() => localStorage),
  openFamilySync: () => Promise.reject(new Error('nobody asked for it')),
});

describe('what a provider sends', () => {
  it('waits for nobody to open its page: the next start of the app sends it', async () => {
    const { store, server, network, outbox, settled } = aProvider();
    network.deliveries.push(noNetwork);
    await outbox.submit(aSubmission(), aLogo(1), formFacts);
    await settled();
    const app = fakeApp({ store, submissions: server });
    await app.sync.start();
    await expect.poll(() => server.objects.size).toBe(1);
  });

  it('loads its code only where something was written', async () => {
    const store = fakeDevice().openApp();
    const openOutbox = vi.fn<EngineTools['openOutbox']>(openOutboxOn(new FakeSubmissions(() => 0)));
    const app = fakeApp({ store, loadSyncTools: async () => engineTools(openOutbox) });
    await app.sync.refresh();
    expect(openOutbox).not.toHaveBeenCalled();
    // In another tab.
    const { outbox } = aProvider({ store });
    await outbox.submit(aSubmission(), null, formFacts);
    await expect.poll(() => openOutbox.mock.calls.length).toBe(1);
    await app.outbox();
    expect(openOutbox).toHaveBeenCalledOnce();
  });
});

const lost = () => new TypeError('Failed to fetch dynamically imported module');

describe('sync before its code has loaded', () => {
  it('shows a network problem, and the next refresh loads it again', async () => {
    let isOffline = true;
    const app = fakeApp({
      store: fakeDevice().openApp(),
      loadSyncTools: async () => {
        if (isOffline) throw lost();
        return engineTools(openOutboxOn(new FakeSubmissions(() => 0)));
      },
    });
    await app.sync.start();
    expect(app.sync.status.getState()).toMatchObject({ state: 'idle', problem: 'load' });
    isOffline = false;
    await app.sync.refresh();
    expect(app.sync.status.getState()).toMatchObject({ state: 'idle', problem: null });
  });

  it('loads the storage code later, too, and then starts the live queries', async () => {
    let isOffline = true;
    const store = fakeDevice().openApp();
    const app = fakeApp({
      store,
      openStore: () => (isOffline ? Promise.reject(lost()) : Promise.resolve(store)),
    });
    const stop = app.directory.subscribe(() => undefined);
    await app.sync.start();
    expect(app.sync.status.getState()).toMatchObject({ state: 'idle', problem: 'load' });
    isOffline = false;
    await app.sync.refresh();
    expect(await until(app.directory, ({ status }) => status === 'ready')).toBeTruthy();
    stop();
  });
});
