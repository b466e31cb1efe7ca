import { describe, expect, it } from 'vitest';
import { pull } from '#data/directory/pull.ts';
import { directory } from '#data/directory/queries.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote, offline } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
import { aCampRow, campRows } from '#tests/fixtures/aCampRow.ts';

const noSignal = () => new AbortController().signal;

describe('the first load', () => {
  it('without a network leaves the phone empty and says so, and works once there is one', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(3));
    const { openApp, clock } = fakeDevice();
    const phone = openApp();
    const remote = fakeRemote(server);
    remote.moods = [offline];

    await expect(pull({ phone, remote, clock }, noSignal())).rejects.toThrow('no network');
    expect(await directory(phone)).toEqual({ status: 'empty' });

    await pull({ phone, remote, clock }, noSignal());
    expect(await shownIds(phone)).toEqual(server.visible());
  });

  it('that loses the network half way shows nothing half, and goes on where it stopped', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(5));
    const { openApp, clock } = fakeDevice();
    const phone = openApp();
    const remote = fakeRemote(server);
    remote.moods = [() => server.changedCamps({ xid: '0', id: '' }, 2), offline];

    await expect(pull({ phone, remote, clock, pageSize: 2 }, noSignal())).rejects.toThrow('no net');
    expect(await directory(phone)).toEqual({ status: 'empty' });

    await pull({ phone: openApp(), remote, clock, pageSize: 2 }, noSignal());
    expect(await shownIds(phone)).toEqual(server.visible());
    // The first page was not asked for again.
    expect(remote.asked.filter(({ xid }) => xid === '0')).toHaveLength(1);
  });

  it('takes the later word for a row that changes while the fill is under way', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(4));
    const { openApp, clock } = fakeDevice();
    const phone = openApp();
    const remote = fakeRemote(server);
    remote.moods = [
      () => {
        const first = server.changedCamps({ xid: '0', id: '' }, 2);
        server.remove('camp', 'camp-1');
        return first;
      },
    ];
    await pull({ phone, remote, clock, pageSize: 2 }, noSignal());
    expect(await shownIds(phone)).toEqual(['camp:camp-2', 'camp:camp-3', 'camp:camp-4']);
  });
});

describe('the second load', () => {
  it('shows the list with no network, in a new start of the app', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(3));
    const { openApp, clock } = fakeDevice();
    const yesterday = openApp();
    await pull({ phone: yesterday, remote: fakeRemote(server), clock }, noSignal());
    yesterday.close();

    const today = openApp();
    expect(await shownIds(today)).toEqual(server.visible());
    const remote = fakeRemote(server);
    remote.moods = [offline];
    await expect(pull({ phone: today, remote, clock }, noSignal())).rejects.toThrow('no network');
    expect(await shownIds(today)).toEqual(server.visible());
  });

  it('asks only for what changed, and asks once when nothing did', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(600));
    const { openApp, clock } = fakeDevice();
    const phone = openApp();
    await pull({ phone, remote: fakeRemote(server), clock }, noSignal());

    const remote = fakeRemote(server);
    await pull({ phone, remote, clock }, noSignal());
    expect(remote.asked).toHaveLength(1);
    expect(
      JSON.stringify(server.changedCamps({ xid: '100', id: 'camp:camp-99' }, 500)).length,
    ).toBeLessThan(300);
  });

  it('keeps the very same list object when nothing changed, so that screens need not draw', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(3));
    const { openApp, clock } = fakeDevice();
    const phone = openApp();
    await pull({ phone, remote: fakeRemote(server), clock }, noSignal());
    const before = await directory(phone);
    await pull({ phone, remote: fakeRemote(server), clock }, noSignal());
    const after = await directory(phone);
    if (before.status !== 'ready' || after.status !== 'ready') throw new Error('not filled');
    expect(after.directory).toBe(before.directory);
  });

  it('draws nothing anew when the overlay is packed, in this tab, and reads it right in another', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(40));
    const { openApp, clock } = fakeDevice();
    const [phone, other] = [openApp(), openApp()];
    const tools = { phone, remote: fakeRemote(server), clock };
    await pull(tools, noSignal());
    server.remove('camp', 'camp-1');
    server.put('camp', aCampRow({ id: 'camp-2', city: 'Roswell' }));
    await pull(tools, noSignal());
    const before = await directory(phone);
    await shownIds(other);
    await pull({ ...tools, foldAt: 1 }, noSignal());
    const after = await directory(phone);
    if (before.status !== 'ready' || after.status !== 'ready') throw new Error('not filled');
    expect(after.directory).toBe(before.directory);
    server.remove('camp', 'camp-3');
    await pull(tools, noSignal());
    expect(await shownIds(phone)).toEqual(server.visible());
    expect(await shownIds(other)).toEqual(server.visible());
  });

  it('packs a long overlay into the base and still shows the same', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(40));
    const { openApp, clock } = fakeDevice();
    const phone = openApp();
    const tools = { phone, remote: fakeRemote(server), clock, foldAt: 5 };
    await pull(tools, noSignal());
    for (const number of [1, 2, 3, 4, 5, 6, 7]) server.remove('camp', `camp-${number}`);
    server.put('camp', aCampRow({ id: 'camp-9', camp_provider_name: 'Aardvark Art' }));
    await pull(tools, noSignal());
    expect(await phone.cache((db) => db.changes.count())).toBe(0);
    expect(await phone.cache((db) => db.pages.count())).toBe(1);
    expect(await shownIds(phone)).toEqual(server.visible());
    const answer = await directory(phone);
    expect(answer).toMatchObject({ directory: { camps: { 0: { id: 'camp-9' } } } });
  });
});
