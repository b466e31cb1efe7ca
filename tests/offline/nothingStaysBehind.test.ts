// What is on the disk when a copy is replaced, a fill breaks off, or a pull is cancelled.
import { expect, it } from 'vitest';
import type { LocalStore } from '#base/storage/db.ts';
import { pull } from '#camps/store/directory/pull.ts';
import { directory } from '#camps/store/directory/directory.ts';
import { readRecord } from '#camps/store/directory/syncRecord.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote, offline } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
import { campRows } from '#tests/fixtures/aCampRow.ts';

const noSignal = () => new AbortController().signal;
const generationsOf = (store: LocalStore) =>
  store.cache(async (db) => [...new Set((await db.chunks.toArray()).map((one) => one.generation))]);

function setUp() {
  const server = new FakeServer();
  server.put('camp', ...campRows(6));
  const { openApp, clock } = fakeDevice();
  const store = openApp();
  const remote = fakeRemote(server);
  return { server, store, remote, tools: { store, remote, clock, pageSize: 2 } };
}

it('leaves no chunk of a replaced copy', async () => {
  const { server, store, tools } = setUp();
  await pull(tools, noSignal());
  server.restore(campRows(5).map((row) => ({ kind: 'camp', row })));
  await pull(tools, noSignal());
  const { active } = await store.cache(readRecord);
  expect(await generationsOf(store)).toEqual([active?.generation]);
});

it('leaves no chunk of an aborted fill once another starts', async () => {
  const { server, store, remote, tools } = setUp();
  await pull(tools, noSignal());
  const page = (xid: string) => () => server.changedCamps({ xid, id: '' }, 2);
  const breakOff = async () => {
    server.restore(campRows(6).map((row) => ({ kind: 'camp', row })));
    remote.replies = [page('99999'), page('0'), offline];
    await expect(pull(tools, noSignal())).rejects.toThrow('no network');
  };
  await breakOff();
  await breakOff();
  const { active, staging } = await store.cache(readRecord);
  expect(await generationsOf(store)).toEqual([active?.generation, staging?.generation]);
});

it('leaves nothing of a response that arrives during a cancel', async () => {
  const { server, store, remote, tools } = setUp();
  const cancel = new AbortController();
  remote.replies = [
    () => {
      cancel.abort(new Error('the tab is left'));
      return server.changedCamps({ xid: '0', id: '' }, 1000);
    },
  ];
  await expect(pull(tools, cancel.signal)).rejects.toThrow('the tab is left');
  expect(await directory(store)).toEqual({ status: 'empty' });
  expect(await store.cache((db) => db.syncRecords.count())).toBe(0);
  await pull(tools, noSignal());
  expect(await shownIds(store)).toEqual(server.visible());
});
