import { describe, expect, it } from 'vitest';
import { pull } from '../directory/pull.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
import { campRows } from '#tests/fixtures/aCampRow.ts';

const noSignal = () => new AbortController().signal;

function bigServer() {
  const server = new FakeServer();
  // All in one transaction: the page boundaries fall inside it.
  server.put('camp', ...campRows(100));
  return server;
}

describe('a server that gives fewer rows than requested', () => {
  it('gets requests until it says that there is no more', async () => {
    const server = bigServer();
    server.cap = 7;
    const { openApp, clock } = fakeDevice();
    const store = openApp();
    const remote = fakeRemote(server);
    await pull({ store, remote, clock }, noSignal());
    expect(await shownIds(store)).toEqual(server.visible());
    expect(remote.requests).toHaveLength(15);
  });

  it('may even give none: the next request goes on after them', async () => {
    const server = bigServer();
    const { openApp, clock } = fakeDevice();
    const store = openApp();
    const remote = fakeRemote(server);
    remote.replies = [
      () => ({
        ...server.changedCamps({ xid: '0', id: '' }, 10),
        rows: [],
        next: { xid: '100', id: '' },
      }),
    ];
    await pull({ store, remote, clock }, noSignal());
    expect(await shownIds(store)).toEqual(server.visible());
  });

  it('and says "more" without going on is given up for now, not requested for ever', async () => {
    const server = bigServer();
    const { openApp, clock } = fakeDevice();
    const remote = fakeRemote(server);
    const stuck = () => ({
      ...server.changedCamps({ xid: '0', id: '' }, 10),
      rows: [],
      next: { xid: '0', id: '' },
    });
    remote.replies = [stuck, stuck];
    await expect(pull({ store: openApp(), remote, clock }, noSignal())).rejects.toMatchObject({
      kind: 'retry',
    });
    expect(remote.requests).toHaveLength(1);
  });
});
