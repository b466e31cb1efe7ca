import { describe, expect, it } from 'vitest';
import { aCampPhone } from '#tests/fakes/aCampPhone.ts';
import { offline } from '#tests/fakes/fakeRemote.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
import { aCampRow, campRows } from '#tests/fixtures/aCampRow.ts';

async function filledDevice() {
  const phone = aCampPhone(6, { pageSize: 2 });
  await phone.pullOnce();
  return phone;
}

describe('the server is restored from a backup', () => {
  it('and everything is fetched again while the old list stays until the new one is complete', async () => {
    const { server, store, remote, pullOnce } = await filledDevice();
    const old = server.visible();
    server.restore(
      campRows(5)
        .slice(2)
        .map((row) => ({ kind: 'camp', row })),
    );
    // The network goes after the first new page.
    remote.replies = [
      () => server.changedCamps({ xid: '103', id: 'camp:camp-6' }, 2),
      () => server.changedCamps({ xid: '0', id: '' }, 2),
      offline,
    ];
    await expect(pullOnce()).rejects.toThrow('no network');
    expect(await shownIds(store)).toEqual(old);
    await pullOnce();
    expect(await shownIds(store)).toEqual(server.visible());
  });

  it('without a new epoch, and a cursor from the future starts a refill', async () => {
    const { server, store, pullOnce } = await filledDevice();
    server.restore([{ kind: 'camp', row: aCampRow({ id: 'only-one' }) }]);
    server.epoch = 'epoch-1';
    await pullOnce();
    expect(await shownIds(store)).toEqual(['camp:only-one']);
  });

  it('during a refill, and the refill starts again', async () => {
    const { server, store, remote, pullOnce } = await filledDevice();
    server.restore(campRows(5).map((row) => ({ kind: 'camp', row })));
    remote.replies = [
      () => server.changedCamps({ xid: '999', id: '' }, 2),
      () => {
        const page = server.changedCamps({ xid: '0', id: '' }, 2);
        server.restore(campRows(3).map((row) => ({ kind: 'camp', row })));
        return page;
      },
    ];
    await pullOnce();
    expect(await shownIds(store)).toEqual(server.visible());
    expect(await store.cache((db) => db.chunks.count())).toBe(1);
  });

  it('and an outdated response during the refill brings no older rows back', async () => {
    const { server, store, remote, pullOnce } = await filledDevice();
    const stale = server.changedCamps({ xid: '0', id: '' }, 6);
    server.put('camp', aCampRow({ id: 'newest' }));
    await pullOnce();
    const old = await shownIds(store);
    expect(old).toContain('camp:newest');
    server.restore(campRows(3).map((row) => ({ kind: 'camp', row })));
    const seen: string[][] = [];
    const look = async () => void seen.push(await shownIds(store));
    remote.replies = [
      () => server.changedCamps({ xid: '999', id: '' }, 2),
      async () => {
        await look();
        return stale;
      },
      async () => {
        await look();
        return server.changedCamps({ xid: '999', id: '' }, 2);
      },
    ];
    await pullOnce();
    expect(seen).toEqual([old, old]);
    expect(await shownIds(store)).toEqual(server.visible());
  });

  it('and pages that a CDN cached of two earlier histories do not end the refill', async () => {
    const { server, store, remote, pullOnce } = await filledDevice();
    const restore = () => server.restore(campRows(5).map((row) => ({ kind: 'camp', row })));
    restore();
    const oldest = server.changedCamps({ xid: '0', id: '' }, 2);
    restore();
    await pullOnce();
    const older = server.changedCamps(oldest.next, 2);
    restore();
    const restored = () => server.changedCamps({ xid: '999', id: '' }, 2);
    remote.replies = [restored, () => oldest, () => older, restored];
    await pullOnce();
    expect(await shownIds(store)).toEqual(server.visible());
  });

  it('again and again, and the server is given up for now', async () => {
    const { server, store, remote, pullOnce } = await filledDevice();
    const old = server.visible();
    const other = () => ({
      ...server.changedCamps({ xid: '0', id: '' }, 2),
      epoch: `e${remote.requests.length}`,
    });
    remote.replies = Array.from({ length: 50 }, () => other);
    await expect(pullOnce()).rejects.toMatchObject({ kind: 'retry' });
    expect(await shownIds(store)).toEqual(old);
  });
});
