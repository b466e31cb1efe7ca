import { describe, expect, it } from 'vitest';
import { directory } from '../directory/directory.ts';
import { aCampPhone } from '#tests/fakes/aCampPhone.ts';
import { offline } from '#tests/fakes/fakeRemote.ts';
import { pullAndCompact } from '#tests/fakes/pullAndCompact.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
import { aCampRow } from '#tests/fixtures/aCampRow.ts';

describe('the first load', () => {
  it('without a network leaves the device empty and fails, and works once there is one', async () => {
    const { server, remote, store, pullOnce, shown } = aCampPhone(3);
    remote.replies = [offline];

    await expect(pullOnce()).rejects.toThrow('no network');
    expect(await directory(store)).toEqual({ status: 'empty' });

    await pullOnce();
    expect(await shown()).toEqual(server.visible());
  });

  it('that loses the network half way shows no part of a list, and goes on where it stopped', async () => {
    const { server, openApp, remote, store, pullOnce, shown } = aCampPhone(5);
    remote.replies = [() => server.changedCamps({ xid: '0', id: '' }, 2), offline];

    await expect(pullOnce({ pageSize: 2 })).rejects.toThrow('no net');
    expect(await directory(store)).toEqual({ status: 'empty' });

    await pullOnce({ store: openApp(), pageSize: 2 });
    expect(await shown()).toEqual(server.visible());
    // The first page was not requested again.
    expect(remote.requests.filter(({ xid }) => xid === '0')).toHaveLength(1);
  });

  it('takes the later version of a row that changes while the fill is under way', async () => {
    const { server, remote, pullOnce, shown } = aCampPhone(4);
    remote.replies = [
      () => {
        const first = server.changedCamps({ xid: '0', id: '' }, 2);
        server.remove('camp', 'camp-1');
        return first;
      },
    ];
    await pullOnce({ pageSize: 2 });
    expect(await shown()).toEqual(['camp:camp-2', 'camp:camp-3', 'camp:camp-4']);
  });
});

describe('the second load', () => {
  it('shows the list with no network, in a new start of the app', async () => {
    const { server, openApp, remote, pullOnce } = aCampPhone(3);
    const yesterday = openApp();
    await pullOnce({ store: yesterday });
    yesterday.close();

    const today = openApp();
    expect(await shownIds(today)).toEqual(server.visible());
    remote.replies = [offline];
    await expect(pullOnce({ store: today })).rejects.toThrow('no network');
    expect(await shownIds(today)).toEqual(server.visible());
  });

  it('requests only what changed, and once when nothing did', async () => {
    const { server, remote, pullOnce } = aCampPhone(600);
    await pullOnce();

    remote.requests.length = 0;
    await pullOnce();
    expect(remote.requests).toHaveLength(1);
    expect(
      JSON.stringify(server.changedCamps({ xid: '100', id: 'camp:camp-99' }, 500)).length,
    ).toBeLessThan(300);
  });

  it('keeps the same list object when nothing changed, so that screens need not render', async () => {
    const { store, pullOnce } = aCampPhone(3);
    await pullOnce();
    const before = await directory(store);
    await pullOnce();
    const after = await directory(store);
    if (before.status !== 'ready' || after.status !== 'ready') throw new Error('not filled');
    expect(after.directory).toBe(before.directory);
  });

  it('renders nothing when the overlay is packed, in this tab, and another tab reads the same', async () => {
    const { server, openApp, store, tools, pullOnce, shown } = aCampPhone(40);
    const other = openApp();
    await pullOnce();
    server.remove('camp', 'camp-1');
    server.put('camp', aCampRow({ id: 'camp-2', city: 'Roswell' }));
    await pullOnce();
    const before = await directory(store);
    await shownIds(other);
    await pullAndCompact(tools, 1);
    const after = await directory(store);
    if (before.status !== 'ready' || after.status !== 'ready') throw new Error('not filled');
    expect(after.directory).toBe(before.directory);
    server.remove('camp', 'camp-3');
    await pullOnce();
    expect(await shown()).toEqual(server.visible());
    expect(await shownIds(other)).toEqual(server.visible());
  });

  it('packs a long overlay into chunks and still shows the same', async () => {
    const { server, store, tools, shown } = aCampPhone(40);
    await pullAndCompact(tools, 5);
    for (const number of [1, 2, 3, 4, 5, 6, 7]) server.remove('camp', `camp-${number}`);
    server.put('camp', aCampRow({ id: 'camp-9', camp_provider_name: 'Aardvark Art' }));
    await pullAndCompact(tools, 5);
    expect(await store.cache((db) => db.overlay.count())).toBe(0);
    expect(await store.cache((db) => db.chunks.count())).toBe(1);
    expect(await shown()).toEqual(server.visible());
    const answer = await directory(store);
    expect(answer).toMatchObject({ directory: { camps: { 0: { id: 'camp-9' } } } });
  });
});
