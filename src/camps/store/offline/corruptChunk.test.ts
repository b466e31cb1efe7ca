import { expect, it } from 'vitest';
import type { LocalStore } from '#base/storage/db.ts';
import { liveValue } from '#base/storage/live.ts';
import { CorruptChunkError } from '../directory/chunks.ts';
import { pull } from '../directory/pull.ts';
import { directory, type DirectoryAnswer } from '../directory/directory.ts';
import { createSync } from '../directory/sync.ts';
import { dropCorrupt, readRecord } from '../directory/syncRecord.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeLocks } from '#tests/fakes/fakeLocks.ts';
import { fakeRemote } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { fakeTab } from '#tests/fakes/fakeTab.ts';
import { pullAndCompact } from '#tests/fakes/pullAndCompact.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
import { until } from '#tests/fakes/until.ts';
import { campRows } from '#tests/fixtures/aCampRow.ts';

const noSignal = () => new AbortController().signal;

/** Half of each chunk is gone, as after a power cut in the middle of a write. */
const corrupt = (store: LocalStore) =>
  store.cache(async (db) => {
    const chunks = await db.chunks.toArray();
    await db.chunks.bulkPut(
      chunks.map((chunk) => ({ ...chunk, bytes: chunk.bytes.slice(0, chunk.bytes.length / 2) })),
    );
  });

async function corruptDevice() {
  const server = new FakeServer();
  server.put('camp', ...campRows(5));
  const device = fakeDevice();
  const before = device.openApp();
  const remote = fakeRemote(server);
  await pullAndCompact({ store: before, remote, clock: device.clock });
  await corrupt(before);
  before.close();
  return { server, device, remote };
}

it('a copy with a corrupt chunk is dropped and fetched again while the app is open', async () => {
  const { server, device, remote } = await corruptDevice();
  const store = device.openApp();
  const tab = fakeTab();
  const locks = fakeLocks();
  const sync = createSync({ store, remote, clock: device.clock, tab, random: () => 1, locks });
  const shown = liveValue<DirectoryAnswer | 'failed' | null>(
    store,
    () => directory(store),
    null,
    () => 'failed',
  );
  const problems: unknown[] = [];
  sync.status.subscribe(() => problems.push(sync.status.getState().problem));
  const stopSync = sync.start();
  const stopWatching = shown.subscribe(() => {});
  const answer = await until(
    shown,
    (now) => now === 'failed' || (now !== null && now.status === 'ready'),
  );
  expect(answer).not.toBe('failed');
  expect(await shownIds(store)).toEqual(server.visible());
  expect(problems.filter((problem) => problem !== null)).toEqual([]);
  stopSync();
  stopWatching();
});

it('a copy that was dropped before sync saw it is fetched again after a pull with nothing new', async () => {
  const { server, device, remote } = await corruptDevice();
  const store = device.openApp();
  // Slow: the first result of the watching query comes when all is over.
  const firstResults: (() => void)[] = [];
  const slow: LocalStore = {
    ...store,
    live(query, onValue, onError) {
      firstResults.push(() => void query().then(onValue, onError));
      return () => {};
    },
  };
  const { clock } = device;
  const sync = createSync({
    store: slow,
    remote,
    clock,
    tab: fakeTab(),
    random: () => 1,
    locks: undefined,
  });
  const stop = sync.start();
  await until(sync.status, ({ state }) => state === 'idle');
  expect(await directory(store)).toEqual({ status: 'empty' });
  const { active } = await store.cache(readRecord);
  await dropCorrupt(store, new CorruptChunkError(active?.generation ?? 0));
  for (const deliver of firstResults) deliver();
  await until(sync.status, ({ state }) => state === 'pulling');
  await until(sync.status, ({ state }) => state !== 'pulling');
  expect(await shownIds(store)).toEqual(server.visible());
  stop();
});

it('a corrupt chunk that is found during packing costs one more fill', async () => {
  const { server, device, remote } = await corruptDevice();
  const store = device.openApp();
  server.remove('camp', 'camp-2');
  await pullAndCompact({ store, remote, clock: device.clock }, 0);
  expect(await shownIds(store)).toEqual(server.visible());
});

it('dropping a corrupt copy late leaves the copy that replaced it', async () => {
  const server = new FakeServer();
  server.put('camp', ...campRows(5));
  const { openApp, clock } = fakeDevice();
  const store = openApp();
  await pull({ store, remote: fakeRemote(server), clock }, noSignal());
  const { active } = await store.cache(readRecord);
  const generation = active?.generation ?? 0;
  await dropCorrupt(store, new CorruptChunkError(generation - 1));
  expect(await shownIds(store)).toEqual(server.visible());
  await dropCorrupt(store, new CorruptChunkError(generation));
  expect(await directory(store)).toEqual({ status: 'empty' });
});
