import { describe, expect, it } from 'vitest';
import { pull } from '#data/directory/pull.ts';
import { directory, type DirectoryAnswer } from '#data/directory/queries.ts';
import { liveValue } from '#data/device/live.ts';
import type { Cursor } from '#data/directory/remote.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { memoryPageStore } from '#tests/fakes/memoryPageStore.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
import { until } from '#tests/fakes/until.ts';
import { aCampRow, campRows } from '#tests/fixtures/aCampRow.ts';
import { publishDirectory } from '../../supabase/functions/publish-directory/publishDirectory.ts';

const noSignal = () => new AbortController().signal;

describe('two tabs', () => {
  it('that pull at once without a lock do each other no harm', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(9));
    const { openApp, clock } = fakeDevice();
    const tabs = [openApp(), openApp()];
    const pullAll = () =>
      Promise.all(
        tabs.map((phone) =>
          pull({ phone, remote: fakeRemote(server), clock, pageSize: 2, foldAt: 2 }, noSignal()),
        ),
      );
    await pullAll();
    for (const phone of tabs) expect(await shownIds(phone)).toEqual(server.visible());
    for (const number of [2, 4, 6]) server.remove('camp', `camp-${number}`);
    server.put('camp', aCampRow({ id: 'new-one' }));
    await pullAll();
    for (const phone of tabs) expect(await shownIds(phone)).toEqual(server.visible());
  });

  it('that meet a restored server: the slower one does not go back to where the files begin', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(3));
    const { openApp, clock } = fakeDevice();
    const [quick, slow] = [fakeRemote(server), fakeRemote(server)];
    const tools = { phone: openApp(), remote: quick, clock };
    await pull(tools, noSignal());
    server.restore([]);
    // So many that the old cursor does not lie in the future: only the epoch tells.
    for (const row of campRows(60)) server.put('camp', row);
    const ask = async (cursor: Cursor) => server.changedCamps(cursor, 1000);
    await publishDirectory(ask, memoryPageStore(quick.files), clock.now());
    slow.files = quick.files;
    const gate = new AbortController();
    slow.hold = new Promise((resolve) => {
      gate.signal.addEventListener('abort', () => resolve());
    });
    const late = pull({ ...tools, phone: openApp(), remote: slow }, noSignal());
    server.put('camp', aCampRow({ id: 'after-the-files' }));
    await pull(tools, noSignal());
    const before = await tools.phone.cache((db) => db.marks.get('directory'));
    gate.abort();
    await late;
    const after = await tools.phone.cache((db) => db.marks.get('directory'));
    expect(after?.filled?.generation).toBe(before?.filled?.generation);
    expect(await shownIds(tools.phone)).toEqual(server.visible());
  });

  it('see the same list: what one pulls, the other shows by itself', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(2));
    const { openApp, clock } = fakeDevice();
    const [one, other] = [openApp(), openApp()];
    const shown = liveValue<DirectoryAnswer | null>(
      other,
      () => directory(other),
      null,
      (last) => last,
    );
    const stop = shown.subscribe(() => {});
    await until(shown, (value) => value?.status === 'empty');
    await pull({ phone: one, remote: fakeRemote(server), clock }, noSignal());
    const value = await until(shown, (now) => now?.status === 'ready');
    expect(value).toMatchObject({ directory: { camps: [{ id: 'camp-1' }, { id: 'camp-2' }] } });
    server.remove('camp', 'camp-1');
    await pull({ phone: one, remote: fakeRemote(server), clock }, noSignal());
    await until(shown, (now) => now?.status === 'ready' && now.directory.camps.length === 1);
    stop();
  });
});
