import { describe, expect, it } from 'vitest';
import { pull } from '#data/read/pull.ts';
import { directory, type DirectoryAnswer } from '#data/read/queries.ts';
import { liveValue } from '#data/live.ts';
import { fakeDevice } from '#tests/fakes/fakePhone.ts';
import { fakeRemote } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
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
