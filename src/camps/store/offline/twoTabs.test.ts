import { describe, expect, it } from 'vitest';
import { compact } from '../directory/compact.ts';
import { pull } from '../directory/pull.ts';
import { directory, type DirectoryAnswer } from '../directory/directory.ts';
import { readRecord } from '../directory/syncRecord.ts';
import { liveValue } from '#base/storage/live.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote, offline } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { pullAndCompact } from '#tests/fakes/pullAndCompact.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
import { until } from '#tests/fakes/until.ts';
import { aCampRow, campRows } from '#tests/fixtures/aCampRow.ts';

const noSignal = () => new AbortController().signal;

describe('two tabs', () => {
  it('that pull at once without a lock do each other no harm', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(9));
    const { openApp, clock } = fakeDevice();
    const tabs = [openApp(), openApp()];
    const pullAll = () =>
      Promise.all(
        tabs.map((store) =>
          pullAndCompact({ store, remote: fakeRemote(server), clock, pageSize: 2 }, 2),
        ),
      );
    await pullAll();
    for (const store of tabs) expect(await shownIds(store)).toEqual(server.visible());
    for (const number of [2, 4, 6]) server.remove('camp', `camp-${number}`);
    server.put('camp', aCampRow({ id: 'new-one' }));
    await pullAll();
    for (const store of tabs) expect(await shownIds(store)).toEqual(server.visible());
  });

  it('that meet a restored server: the slower one does not disturb the refill of the other', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(3));
    const { openApp, clock } = fakeDevice();
    const [quick, slow] = [fakeRemote(server), fakeRemote(server)];
    const tools = { store: openApp(), remote: quick, clock };
    await pull(tools, noSignal());
    server.restore([]);
    // So many that the old cursor does not lie in the future: only the epoch tells.
    for (const row of campRows(60)) server.put('camp', row);
    const gate = new AbortController();
    slow.hold = new Promise((resolve) => {
      gate.signal.addEventListener('abort', () => resolve());
    });
    const late = pull({ ...tools, store: openApp(), remote: slow }, noSignal());
    await pull(tools, noSignal());
    const before = await tools.store.cache(readRecord);
    gate.abort();
    await late;
    const after = await tools.store.cache(readRecord);
    expect(after.active?.generation).toBe(before.active?.generation);
    expect(await shownIds(tools.store)).toEqual(server.visible());
  });

  it('of which one has a long overlay to pack while the other refills: nothing is packed, the refill goes on', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(4));
    const { openApp, clock } = fakeDevice();
    const remote = fakeRemote(server);
    const tools = { store: openApp(), remote, clock, pageSize: 2 };
    await pull(tools, noSignal());
    server.remove('camp', 'camp-1');
    await pull(tools, noSignal());
    const shown = server.visible();
    server.restore(campRows(4).map((row) => ({ kind: 'camp', row })));
    const page = (xid: string) => () => server.changedCamps({ xid, id: '' }, 2);
    remote.replies = [page('99999'), page('0'), offline];
    await expect(pull(tools, noSignal())).rejects.toThrow('no network');
    const before = await tools.store.cache(readRecord);
    await compact({ store: openApp(), clock }, 0);
    expect(await tools.store.cache(readRecord)).toEqual(before);
    expect(await shownIds(tools.store)).toEqual(shown);
    await pull(tools, noSignal());
    expect(await shownIds(tools.store)).toEqual(server.visible());
  });

  it('see the same list: what one pulls, the other shows by itself', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(2));
    const { openApp, clock } = fakeDevice();
    const [one, other] = [openApp(), openApp()];
    const shown = liveValue<DirectoryAnswer | null>(other, () => directory(other), null);
    const stop = shown.subscribe(() => {});
    await until(shown, (value) => value?.status === 'empty');
    await pull({ store: one, remote: fakeRemote(server), clock }, noSignal());
    const value = await until(shown, (now) => now?.status === 'ready');
    expect(value).toMatchObject({ directory: { camps: [{ id: 'camp-1' }, { id: 'camp-2' }] } });
    server.remove('camp', 'camp-1');
    await pull({ store: one, remote: fakeRemote(server), clock }, noSignal());
    await until(shown, (now) => now?.status === 'ready' && now.directory.camps.length === 1);
    stop();
  });
});
