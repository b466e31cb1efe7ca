import { describe, expect, it } from 'vitest';
import { aCampPhone } from '#tests/fakes/aCampPhone.ts';
import { offline } from '#tests/fakes/fakeRemote.ts';
import { aCampRow } from '#tests/fixtures/aCampRow.ts';

const aDevice = (camps: number) => aCampPhone(camps, { pageSize: 2 });

describe('a camp that is taken down', () => {
  it('leaves a device that was switched off for a long time, however much changed meanwhile', async () => {
    const { server, pullOnce, shown } = aDevice(5);
    await pullOnce();
    server.remove('camp', 'camp-2');
    for (let number = 0; number < 40; number += 1) {
      server.put('camp', aCampRow({ id: `camp-${100 + (number % 7)}` }));
    }
    server.remove('camp', 'camp-103');
    await pullOnce();
    expect(await shown()).toEqual(server.visible());
    expect(await shown()).not.toContain('camp:camp-2');
  });

  it('while the first fill is under way never shows', async () => {
    const { server, remote, pullOnce, shown } = aDevice(6);
    remote.replies = [() => server.changedCamps({ xid: '0', id: '' }, 2), offline];
    await expect(pullOnce()).rejects.toThrow('no network');
    // It came with the first page and is gone before the last.
    server.remove('camp', 'camp-1');
    await pullOnce();
    expect(await shown()).toEqual(server.visible());
    expect(await shown()).not.toContain('camp:camp-1');
  });

  it('returns when it is listed again', async () => {
    const { server, pullOnce, shown } = aDevice(3);
    await pullOnce();
    server.remove('camp', 'camp-1');
    await pullOnce();
    server.put('camp', aCampRow({ id: 'camp-1' }));
    await pullOnce();
    expect(await shown()).toEqual(server.visible());
    expect(await shown()).toContain('camp:camp-1');
  });
});
