import { describe, expect, it } from 'vitest';
import { pull } from '#data/directory/pull.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote, offline } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
import { aCampRow, campRows } from '#tests/fixtures/aCampRow.ts';

const noSignal = () => new AbortController().signal;

function aPhone(camps: number) {
  const server = new FakeServer();
  server.put('camp', ...campRows(camps));
  const { openApp, clock } = fakeDevice();
  const phone = openApp();
  const remote = fakeRemote(server);
  return { server, phone, remote, tools: { phone, remote, clock, pageSize: 2 } };
}

describe('a camp that is taken down', () => {
  it('leaves a phone that was switched off for a long time, however much changed meanwhile', async () => {
    const { server, phone, tools } = aPhone(5);
    await pull(tools, noSignal());
    server.remove('camp', 'camp-2');
    for (let number = 0; number < 40; number += 1) {
      server.put('camp', aCampRow({ id: `camp-${100 + (number % 7)}` }));
    }
    server.remove('camp', 'camp-103');
    await pull(tools, noSignal());
    expect(await shownIds(phone)).toEqual(server.visible());
    expect(await shownIds(phone)).not.toContain('camp:camp-2');
  });

  it('while the first fill is under way never shows', async () => {
    const { server, phone, remote, tools } = aPhone(6);
    remote.moods = [() => server.changedCamps({ xid: '0', id: '' }, 2), offline];
    await expect(pull(tools, noSignal())).rejects.toThrow('no network');
    // It came with the first page and is gone before the last.
    server.remove('camp', 'camp-1');
    await pull(tools, noSignal());
    expect(await shownIds(phone)).toEqual(server.visible());
    expect(await shownIds(phone)).not.toContain('camp:camp-1');
  });

  it('and put up again is there again', async () => {
    const { server, phone, tools } = aPhone(3);
    await pull(tools, noSignal());
    server.remove('camp', 'camp-1');
    await pull(tools, noSignal());
    server.put('camp', aCampRow({ id: 'camp-1' }));
    await pull(tools, noSignal());
    expect(await shownIds(phone)).toEqual(server.visible());
    expect(await shownIds(phone)).toContain('camp:camp-1');
  });
});
