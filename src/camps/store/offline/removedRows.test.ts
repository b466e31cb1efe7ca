import { describe, expect, it } from 'vitest';
import { pull } from '../directory/pull.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote, offline } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
import { aCampRow, campRows } from '#tests/fixtures/aCampRow.ts';

const noSignal = () => new AbortController().signal;

function aDevice(camps: number) {
  const server = new FakeServer();
  server.put('camp', ...campRows(camps));
  const { openApp, clock } = fakeDevice();
  const store = openApp();
  const remote = fakeRemote(server);
  return { server, store, remote, tools: { store, remote, clock, pageSize: 2 } };
}

describe('a camp that is taken down', () => {
  it('leaves a device that was switched off for a long time, however much changed meanwhile', async () => {
    const { server, store, tools } = aDevice(5);
    await pull(tools, noSignal());
    server.remove('camp', 'camp-2');
    for (let number = 0; number < 40; number += 1) {
      server.put('camp', aCampRow({ id: `camp-${100 + (number % 7)}` }));
    }
    server.remove('camp', 'camp-103');
    await pull(tools, noSignal());
    expect(await shownIds(store)).toEqual(server.visible());
    expect(await shownIds(store)).not.toContain('camp:camp-2');
  });

  it('while the first fill is under way never shows', async () => {
    const { server, store, remote, tools } = aDevice(6);
    remote.replies = [() => server.changedCamps({ xid: '0', id: '' }, 2), offline];
    await expect(pull(tools, noSignal())).rejects.toThrow('no network');
    // It came with the first page and is gone before the last.
    server.remove('camp', 'camp-1');
    await pull(tools, noSignal());
    expect(await shownIds(store)).toEqual(server.visible());
    expect(await shownIds(store)).not.toContain('camp:camp-1');
  });

  it('returns when it is listed again', async () => {
    const { server, store, tools } = aDevice(3);
    await pull(tools, noSignal());
    server.remove('camp', 'camp-1');
    await pull(tools, noSignal());
    server.put('camp', aCampRow({ id: 'camp-1' }));
    await pull(tools, noSignal());
    expect(await shownIds(store)).toEqual(server.visible());
    expect(await shownIds(store)).toContain('camp:camp-1');
  });
});
