import { describe, expect, it } from 'vitest';
import { pull } from '../directory/pull.ts';
import { directory } from '../directory/directory.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote, offline } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { pullAndCompact } from '#tests/fakes/pullAndCompact.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
import { aCampRow, campRows } from '#tests/fixtures/aCampRow.ts';

const noSignal = () => new AbortController().signal;

describe('the first load', () => {
  it('without a network leaves the device empty and fails, and works once there is one', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(3));
    const { openApp, clock } = fakeDevice();
    const store = openApp();
    const remote = fakeRemote(server);
    remote.replies = [offline];

    await expect(pull({ store, remote, clock }, noSignal())).rejects.toThrow('no network');
    expect(await directory(store)).toEqual({ status: 'empty' });

    await pull({ store, remote, clock }, noSignal());
    expect(await shownIds(store)).toEqual(server.visible());
  });

  it('that loses the network half way shows no part of a list, and goes on where it stopped', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(5));
    const { openApp, clock } = fakeDevice();
    const store = openApp();
    const remote = fakeRemote(server);
    remote.replies = [() => server.changedCamps({ xid: '0', id: '' }, 2), offline];

    await expect(pull({ store, remote, clock, pageSize: 2 }, noSignal())).rejects.toThrow('no net');
    expect(await directory(store)).toEqual({ status: 'empty' });

    await pull({ store: openApp(), remote, clock, pageSize: 2 }, noSignal());
    expect(await shownIds(store)).toEqual(server.visible());
    // The first page was not requested again.
    expect(remote.requests.filter(({ xid }) => xid === '0')).toHaveLength(1);
  });

  it('takes the later version of a row that changes while the fill is under way', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(4));
    const { openApp, clock } = fakeDevice();
    const store = openApp();
    const remote = fakeRemote(server);
    remote.replies = [
      () => {
        const first = server.changedCamps({ xid: '0', id: '' }, 2);
        server.remove('camp', 'camp-1');
        return first;
      },
    ];
    await pull({ store, remote, clock, pageSize: 2 }, noSignal());
    expect(await shownIds(store)).toEqual(['camp:camp-2', 'camp:camp-3', 'camp:camp-4']);
  });
});

describe('the second load', () => {
  it('shows the list with no network, in a new start of the app', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(3));
    const { openApp, clock } = fakeDevice();
    const yesterday = openApp();
    await pull({ store: yesterday, remote: fakeRemote(server), clock }, noSignal());
    yesterday.close();

    const today = openApp();
    expect(await shownIds(today)).toEqual(server.visible());
    const remote = fakeRemote(server);
    remote.replies = [offline];
    await expect(pull({ store: today, remote, clock }, noSignal())).rejects.toThrow('no network');
    expect(await shownIds(today)).toEqual(server.visible());
  });

  it('requests only what changed, and once when nothing did', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(600));
    const { openApp, clock } = fakeDevice();
    const store = openApp();
    await pull({ store, remote: fakeRemote(server), clock }, noSignal());

    const remote = fakeRemote(server);
    await pull({ store, remote, clock }, noSignal());
    expect(remote.requests).toHaveLength(1);
    expect(
      JSON.stringify(server.changedCamps({ xid: '100', id: 'camp:camp-99' }, 500)).length,
    ).toBeLessThan(300);
  });

  it('keeps the same list object when nothing changed, so that screens need not render', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(3));
    const { openApp, clock } = fakeDevice();
    const store = openApp();
    await pull({ store, remote: fakeRemote(server), clock }, noSignal());
    const before = await directory(store);
    await pull({ store, remote: fakeRemote(server), clock }, noSignal());
    const after = await directory(store);
    if (before.status !== 'ready' || after.status !== 'ready') throw new Error('not filled');
    expect(after.directory).toBe(before.directory);
  });

  it('renders nothing when the overlay is packed, in this tab, and another tab reads the same', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(40));
    const { openApp, clock } = fakeDevice();
    const [store, other] = [openApp(), openApp()];
    const tools = { store, remote: fakeRemote(server), clock };
    await pull(tools, noSignal());
    server.remove('camp', 'camp-1');
    server.put('camp', aCampRow({ id: 'camp-2', city: 'Roswell' }));
    await pull(tools, noSignal());
    const before = await directory(store);
    await shownIds(other);
    await pullAndCompact(tools, 1);
    const after = await directory(store);
    if (before.status !== 'ready' || after.status !== 'ready') throw new Error('not filled');
    expect(after.directory).toBe(before.directory);
    server.remove('camp', 'camp-3');
    await pull(tools, noSignal());
    expect(await shownIds(store)).toEqual(server.visible());
    expect(await shownIds(other)).toEqual(server.visible());
  });

  it('packs a long overlay into chunks and still shows the same', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(40));
    const { openApp, clock } = fakeDevice();
    const store = openApp();
    const tools = { store, remote: fakeRemote(server), clock };
    await pullAndCompact(tools, 5);
    for (const number of [1, 2, 3, 4, 5, 6, 7]) server.remove('camp', `camp-${number}`);
    server.put('camp', aCampRow({ id: 'camp-9', camp_provider_name: 'Aardvark Art' }));
    await pullAndCompact(tools, 5);
    expect(await store.cache((db) => db.overlay.count())).toBe(0);
    expect(await store.cache((db) => db.chunks.count())).toBe(1);
    expect(await shownIds(store)).toEqual(server.visible());
    const answer = await directory(store);
    expect(answer).toMatchObject({ directory: { camps: { 0: { id: 'camp-9' } } } });
  });
});
