import { describe, expect, it } from 'vitest';
import { pull } from '#data/directory/pull.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote, offline } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
import { aCampRow, campRows } from '#tests/fixtures/aCampRow.ts';

const noSignal = () => new AbortController().signal;

async function filledPhone() {
  const server = new FakeServer();
  server.put('camp', ...campRows(6));
  const { openApp, clock } = fakeDevice();
  const phone = openApp();
  const remote = fakeRemote(server);
  const tools = { phone, remote, clock, pageSize: 2 };
  await pull(tools, noSignal());
  return { server, phone, remote, tools };
}

describe('the server comes back from a copy of yesterday', () => {
  it('everything is fetched again; until it is whole, the old list stays', async () => {
    const { server, phone, remote, tools } = await filledPhone();
    const old = server.visible();
    server.restore(
      campRows(5)
        .slice(2)
        .map((row) => ({ kind: 'camp', row })),
    );
    // The network goes after the first new page.
    remote.moods = [
      () => server.changedCamps({ xid: '103', id: 'camp:camp-6' }, 2),
      () => server.changedCamps({ xid: '0', id: '' }, 2),
      offline,
    ];
    await expect(pull(tools, noSignal())).rejects.toThrow('no network');
    expect(await shownIds(phone)).toEqual(old);
    await pull(tools, noSignal());
    expect(await shownIds(phone)).toEqual(server.visible());
  });

  it('also when the epoch was forgotten and only the cursor lies in the future', async () => {
    const { server, phone, tools } = await filledPhone();
    server.restore([{ kind: 'camp', row: aCampRow({ id: 'only-one' }) }]);
    server.epoch = 'epoch-1';
    await pull(tools, noSignal());
    expect(await shownIds(phone)).toEqual(['camp:only-one']);
  });

  it('also when it happens in the middle of a refill', async () => {
    const { server, phone, remote, tools } = await filledPhone();
    server.restore(campRows(5).map((row) => ({ kind: 'camp', row })));
    remote.moods = [
      () => server.changedCamps({ xid: '999', id: '' }, 2),
      () => {
        const page = server.changedCamps({ xid: '0', id: '' }, 2);
        server.restore(campRows(3).map((row) => ({ kind: 'camp', row })));
        return page;
      },
    ];
    await pull(tools, noSignal());
    expect(await shownIds(phone)).toEqual(server.visible());
    expect(await phone.cache((db) => db.pages.count())).toBe(1);
  });

  it('a server that changes its history all the time is given up for now', async () => {
    const { server, phone, remote, tools } = await filledPhone();
    const old = server.visible();
    const other = () => ({
      ...server.changedCamps({ xid: '0', id: '' }, 2),
      epoch: `e${remote.asked.length}`,
    });
    remote.moods = Array.from({ length: 50 }, () => other);
    await expect(pull(tools, noSignal())).rejects.toMatchObject({ kind: 'retry' });
    expect(await shownIds(phone)).toEqual(old);
  });
});
