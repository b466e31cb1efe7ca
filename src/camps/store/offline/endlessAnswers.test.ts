// A device must not send requests forever, although each single step succeeds.
import { describe, expect, it } from 'vitest';
import type { LocalStore } from '#base/storage/db.ts';
import { liveValue } from '#base/storage/live.ts';
import { directory, type DirectoryAnswer } from '../directory/directory.ts';
import { pull } from '../directory/pull.ts';
import { pullToMemory } from '../directory/pullToMemory.ts';
import type { Remote } from '../directory/remote.ts';
import { RemoteError } from '#base/http/RemoteError.ts';
import { createSync } from '../directory/sync.ts';
import { readRecord } from '../directory/syncRecord.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { fakeTab } from '#tests/fakes/fakeTab.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
import { until } from '#tests/fakes/until.ts';
import { campRows } from '#tests/fixtures/aCampRow.ts';

const noSignal = () => new AbortController().signal;

/** "More", for ever; `nextOf` is where the page that answers the n-th request ends. */
function endless(
  nextOf: (request: number) => { xid: string; id: string },
  rowsOf: (request: number) => unknown[] = () => [],
) {
  let requests = 0;
  const remote: Remote = {
    changes: async () => {
      requests += 1;
      // A test that would not end otherwise.
      if (requests > 1000) throw new Error('asked more than 1,000 times');
      const next = nextOf(requests);
      return { epoch: 'e', rows: rowsOf(requests), next, more: true, reset: false };
    },
  };
  return { remote, requests: () => requests };
}

describe('a server that always says "more"', () => {
  it.each([
    ['moves back and forth between two transactions', { xid: '7', id: '' }, { xid: '9', id: '' }],
    [
      'moves back and forth between two rows',
      { xid: '7', id: 'camp:a' },
      { xid: '7', id: 'camp:b' },
    ],
    ['moves back from transaction 10 to 9', { xid: '9', id: '' }, { xid: '10', id: '' }],
  ])('is given up for now when its cursor %s', async (_, one, other) => {
    const { openApp, clock } = fakeDevice();
    const { remote, requests } = endless((request) => (request % 2 === 1 ? one : other));
    const work = pull({ store: openApp(), remote, clock }, noSignal());
    await expect(work).rejects.toMatchObject({ name: 'RemoteError', kind: 'retry' });
    expect(requests()).toBe(3);
  });

  it('gets a pause after 300 pages, none of which is requested again', async () => {
    const { openApp, clock } = fakeDevice();
    const store = openApp();
    const { remote, requests } = endless(
      (request) => ({ xid: String(request), id: '' }),
      () => ['a row that nobody knows'],
    );
    await expect(pull({ store, remote, clock }, noSignal())).rejects.toMatchObject({
      kind: 'retry',
    });
    expect(requests()).toBe(300);
    const { staging } = await store.cache(readRecord);
    expect(staging?.cursor).toEqual({ xid: '300', id: '' });
  });

  it('gets a pause after three consecutive pages without rows', async () => {
    const { openApp, clock } = fakeDevice();
    const store = openApp();
    const { remote, requests } = endless(
      (request) => ({ xid: String(request), id: '' }),
      (request) => (request === 3 ? ['a row that nobody knows'] : []),
    );
    await expect(pull({ store, remote, clock }, noSignal())).rejects.toThrow('without any rows');
    expect(requests()).toBe(6);
    const { staging } = await store.cache(readRecord);
    expect(staging?.cursor).toEqual({ xid: '6', id: '' });
  });

  it('gets a pause after three pages without rows where storage is refused', async () => {
    const { remote, requests } = endless((request) => ({ xid: String(request), id: '' }));
    const work = pullToMemory({ remote, clock: fakeClock() }, noSignal());
    await expect(work).rejects.toThrow('without any rows');
    expect(requests()).toBe(3);
  });
});

it('the cursor moves on through rows of one transaction in the order of their bytes, as the database sorts them', async () => {
  const { openApp, clock } = fakeDevice();
  // UTF-16, as JavaScript compares, has it the other way round.
  const ids = ['camp:\u{FF21}', 'camp:\u{1F3D5}'];
  const remote: Remote = {
    changes: async ({ id }) => {
      const at = ids.indexOf(id) + 1;
      return {
        epoch: 'e',
        rows: [],
        next: { xid: '7', id: ids[at] ?? id },
        more: at < ids.length,
        reset: false,
      };
    },
  };
  await expect(pull({ store: openApp(), remote, clock }, noSignal())).resolves.toBe(0);
});

it('a server with a new epoch at each request is given up after a few requests', async () => {
  const clock = fakeClock();
  const store = fakeDevice(clock).openApp();
  let requests = 0;
  const remote = {
    ...fakeRemote(new FakeServer()),
    changes: async () => {
      requests += 1;
      const next = { xid: String(requests), id: 'camp:a' };
      return { epoch: `epoch ${requests}`, rows: [], next, more: true, reset: false };
    },
  };
  const pulled = pull({ store, remote, clock }, new AbortController().signal);
  await expect(pulled).rejects.toThrow('the server keeps changing its epoch');
  expect(requests).toBeLessThan(12);
});

/** Every chunk is spoiled as soon as it is written. */
const spoil = (store: LocalStore) =>
  store.cache(async (db) => {
    db.chunks.hook('creating', (_, chunk) => void (chunk.bytes = new Uint8Array()));
  });

it('a copy on a disk that corrupts each write is fetched again at growing intervals', async () => {
  const server = new FakeServer();
  server.put('camp', ...campRows(3));
  const clock = fakeClock();
  const store = fakeDevice(clock).openApp();
  await spoil(store);
  const remote = fakeRemote(server);
  const tab = fakeTab();
  const sync = createSync({ store, remote, clock, tab, random: () => 1, locks: undefined });
  const shown = liveValue<DirectoryAnswer | null>(store, () => directory(store), null);
  const stopWatching = shown.subscribe(() => {});
  const stop = sync.start();
  for (const seconds of [2, 4, 8, 16]) {
    const { problem } = await until(sync.status, ({ state }) => state === 'waiting');
    expect(problem).toBe('storage');
    const before = remote.requests.length;
    clock.pass(seconds * 1000 - 1);
    expect(remote.requests.length).toBe(before);
    clock.pass(1);
    expect(sync.status.getState().state).toBe('pulling');
    await until(sync.status, ({ state }) => state !== 'pulling');
  }
  expect(remote.requests.length).toBeLessThan(20);
  stop();
  stopWatching();
});

const refused = (): never => {
  throw new RemoteError('unexpected', 'value is out of range for type xid8', { status: 400 });
};

it('a copy whose cursor the server refuses is filled again, and the old list stays until then', async () => {
  const server = new FakeServer();
  server.put('camp', ...campRows(3));
  const { openApp, clock } = fakeDevice();
  const store = openApp();
  const remote = fakeRemote(server);
  await pull({ store, remote, clock }, noSignal());
  server.remove('camp', 'camp-1');
  let shownMeanwhile: string[] = [];
  const readList = async () => {
    shownMeanwhile = await shownIds(store);
    return server.changedCamps({ xid: '0', id: '' }, 1000);
  };
  remote.replies = [refused, readList];
  await pull({ store, remote, clock }, noSignal());
  expect(shownMeanwhile).toEqual(['camp:camp-1', 'camp:camp-2', 'camp:camp-3']);
  expect(await shownIds(store)).toEqual(server.visible());
});

it('a server that refuses even the first cursor is not requested again at once', async () => {
  const { openApp, clock } = fakeDevice();
  const remote = fakeRemote(new FakeServer());
  remote.replies = [refused];
  const work = pull({ store: openApp(), remote, clock }, noSignal());
  await expect(work).rejects.toMatchObject({ kind: 'unexpected' });
  expect(remote.requests).toHaveLength(1);
});
