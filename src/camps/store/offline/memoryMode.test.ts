// Storage is refused or full from the start: the list works all the same, as long as the page is open.
import { describe, expect, it } from 'vitest';
import { answerInTime } from '#base/device/answerInTime.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { pull } from '../directory/pull.ts';
import { openOutboxOn } from '#tests/fakes/aProvider.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote, offline } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { FakeSubmissions } from '#tests/fakes/FakeSubmissions.ts';
import { fakeTab } from '#tests/fakes/fakeTab.ts';
import { withFaults } from '#tests/fakes/storageFaults.ts';
import { openSessionOn } from '#tests/fakes/openSessionOn.ts';
import { until } from '#tests/fakes/until.ts';
import { campRows } from '#tests/fixtures/aCampRow.ts';

const minute = 60 * 1000;
const full = () => {
  throw new DOMException('no room', 'QuotaExceededError');
};

function aPage(store: LocalStore, clock = fakeClock()) {
  const server = new FakeServer();
  server.put('camp', ...campRows(3));
  const remote = fakeRemote(server);
  const sync = {
    remote,
    clock,
    tab: fakeTab(),
    random: () => 1,
    locks: undefined,
    openOutbox: openOutboxOn(new FakeSubmissions(() => clock.now())),
    openDeviceSession: openSessionOn(() => localStorage),
    openFamilySync: () => Promise.reject(new Error('nobody asked for it')),
  };
  const app = fakeApp({ store, loadSyncTools: async () => sync });
  const isShown = () =>
    until(app.directory, (now) => now.status === 'ready' && now.directory.camps.length === 3);
  const settled = () => until(app.sync.status, ({ state }) => state !== 'pulling');
  return { app, clock, remote, server, isShown, settled };
}

describe('the list is held in memory', () => {
  // As browsers refuse it: Firefox in private windows, Chrome with blocked cookies, embedded pages.
  const refusals = ['InvalidStateError', 'SecurityError', 'NotAllowedError', 'UnknownError'];
  it.each(refusals)('where storage is refused (%s)', async (name) => {
    const { app, remote, isShown, settled } = aPage(fakeDevice().brokenApp(name));
    const stop = app.directory.subscribe(() => undefined);
    await app.sync.start();
    await isShown();
    await settled();
    expect(app.sync.status.getState()).toMatchObject({ problem: 'storage', refreshedAt: null });
    expect(remote.requests).toHaveLength(1);
    stop();
  });

  it('where storage never answers, after ten seconds', async () => {
    const stuck = { cache: () => new Promise<never>(() => {}), live: () => () => {} };
    const clock = fakeClock();
    const store = answerInTime({ ...fakeDevice().openApp(), ...stuck }, clock);
    const { app, isShown } = aPage(store, clock);
    const stop = app.directory.subscribe(() => undefined);
    await app.sync.start();
    clock.pass(10_000);
    expect(await isShown()).toMatchObject({ status: 'ready' });
    stop();
  });

  it('where the disk is full, and stored once there is room', async () => {
    const clock = fakeClock();
    const store = fakeDevice(clock).openApp();
    const { app, isShown, settled } = aPage(store, clock);
    const heal = withFaults((operation) => operation === 'put' && full());
    const stop = app.directory.subscribe(() => undefined);
    await app.sync.start();
    await isShown();
    await settled();
    expect(app.sync.status.getState()).toMatchObject({ problem: 'storage', refreshedAt: null });
    heal();
    clock.pass(15 * minute);
    await until(app.sync.status, ({ refreshedAt }) => refreshedAt !== null);
    await settled();
    expect(app.sync.status.getState()).toMatchObject({ state: 'idle', problem: null });
    await isShown();
    stop();
  });
});

it('and a missing network is reported, because the list would arrive with one', async () => {
  const { app, remote, settled } = aPage(fakeDevice().brokenApp());
  remote.replies = [offline];
  await app.sync.start();
  await settled();
  expect(app.sync.status.getState()).toMatchObject({ state: 'waiting', problem: 'load' });
});

it('only for a new list: a stored one is not fetched again when the disk is full later', async () => {
  const clock = fakeClock();
  const store = fakeDevice(clock).openApp();
  const { app, remote, server, isShown, settled } = aPage(store, clock);
  await pull({ store, remote, clock }, new AbortController().signal);
  const stop = app.directory.subscribe(() => undefined);
  await isShown();
  const heal = withFaults((operation) => operation === 'put' && full());
  server.remove('camp', 'camp-1');
  await app.sync.start();
  await settled();
  expect(app.sync.status.getState()).toMatchObject({ problem: 'storage', isInMemory: false });
  expect(remote.requests).toHaveLength(2);
  heal();
  stop();
});
