import { describe, expect, it } from 'vitest';
import { toggleFavorite } from '#data/family/commands.ts';
import { liveValue } from '#data/device/live.ts';
import { pull } from '#data/directory/pull.ts';
import { favorites } from '#data/directory/queries.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
import { withFaults } from '#tests/fakes/storageFaults.ts';
import { until } from '#tests/fakes/until.ts';
import { campRows } from '#tests/fixtures/aCampRow.ts';

const noSignal = () => new AbortController().signal;
const lost = () => new DOMException('Connection to Indexed Database server lost', 'UnknownError');

/** From now on every call on the connections seen so far fails, as Safari does it; new ones work. */
function killConnections(after: number) {
  const seen = new WeakSet<IDBDatabase>();
  let calls = 0;
  return withFaults((_, database) => {
    if (database === null) return;
    calls += 1;
    if (calls <= after) seen.add(database);
    else if (seen.has(database)) throw lost();
  });
}

describe('the connection to the storage dies under the app', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'after %i calls: the saved camp is saved all the same',
    async (calls) => {
      const { openApp } = fakeDevice();
      const phone = openApp();
      await favorites(phone);
      const heal = killConnections(calls);
      await toggleFavorite('camp-1', phone);
      heal();
      expect(await favorites(openApp())).toEqual(['camp-1']);
    },
  );

  it('a list that is being watched goes on being watched', async () => {
    const { openApp } = fakeDevice();
    const phone = openApp();
    const hearts = liveValue<string[]>(
      phone,
      () => favorites(phone),
      [],
      (last) => last,
    );
    const stop = hearts.subscribe(() => {});
    await toggleFavorite('a', phone);
    await until(hearts, (ids) => ids.length === 1);
    const heal = killConnections(1);
    await toggleFavorite('b', phone);
    heal();
    await toggleFavorite('c', phone);
    expect(await until(hearts, (ids) => ids.length === 3)).toEqual(['a', 'b', 'c']);
    stop();
  });

  it('in the middle of a pull: the pull goes on', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(6));
    const { openApp, clock } = fakeDevice();
    const phone = openApp();
    await shownIds(phone);
    const heal = killConnections(9);
    await pull({ phone, remote: fakeRemote(server), clock, pageSize: 2 }, noSignal());
    heal();
    expect(await shownIds(phone)).toEqual(server.visible());
  });

  it('and every new one too: the person is told, nothing pretends to be saved', async () => {
    const { openApp } = fakeDevice();
    const phone = openApp();
    await favorites(phone);
    const heal = withFaults((operation) => {
      if (operation === 'put') throw lost();
    });
    await expect(toggleFavorite('camp-1', phone)).rejects.toThrow('server lost');
    heal();
    expect(await favorites(phone)).toEqual([]);
  });
});

describe('the storage cannot be opened', () => {
  it('because the connection dies while it is being opened: another one is opened', async () => {
    const { openApp } = fakeDevice();
    await favorites(openApp());
    let opened = 0;
    const heal = withFaults((operation) => {
      if (operation !== 'transaction') return;
      opened += 1;
      if (opened === 1) throw lost();
    });
    const phone = openApp();
    await toggleFavorite('camp-1', phone);
    heal();
    expect(await favorites(phone)).toEqual(['camp-1']);
  });

  it('the directory copy is made anew after three tries', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(2));
    const device = fakeDevice();
    const before = device.openApp();
    await pull({ phone: before, remote: fakeRemote(server), clock: device.clock }, noSignal());
    await toggleFavorite('camp-1', before);
    before.close();

    const { phone, opened } = device.corruptApp('camply-cache');
    expect(await shownIds(phone)).toEqual([]);
    expect(opened()).toBeGreaterThanOrEqual(3);
    await pull({ phone, remote: fakeRemote(server), clock: device.clock }, noSignal());
    expect(await shownIds(phone)).toEqual(server.visible());
    expect(await favorites(phone)).toEqual(['camp-1']);
  });

  it("the family's own is never made anew: it fails, says so, and is there when it opens again", async () => {
    const device = fakeDevice();
    const before = device.openApp();
    await toggleFavorite('camp-1', before);
    before.close();
    const { phone } = device.corruptApp('camply');
    await expect(favorites(phone)).rejects.toThrow('corrupt');
    expect(await favorites(device.openApp())).toEqual(['camp-1']);
  });

  it('because another tab holds an older version: it is told after five seconds and works after', async () => {
    const clock = fakeClock();
    const { indexedDB, openApp } = fakeDevice(clock);
    const holder = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('camply', 1);
      request.addEventListener('success', () => resolve(request.result));
    });
    const phone = openApp();
    const saved = favorites(phone);
    clock.pass(5000);
    await expect(saved).rejects.toThrow('another tab');
    holder.close();
    expect(await favorites(phone)).toEqual([]);
  });

  it('a newer tab that upgrades is not held up by this one', async () => {
    const { indexedDB, openApp } = fakeDevice();
    const phone = openApp();
    await toggleFavorite('camp-1', phone);
    const upgraded = await new Promise<number>((resolve, reject) => {
      const request = indexedDB.open('camply', 500);
      request.addEventListener('blocked', () => reject(new Error('held up')));
      request.addEventListener('success', () => {
        resolve(request.result.version);
        request.result.close();
      });
    });
    expect(upgraded).toBe(500);
    expect(await favorites(phone)).toEqual(['camp-1']);
  });
});

describe('the disk is full', () => {
  it('the directory copy makes room for what the family saves', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(2));
    const { openApp, clock } = fakeDevice();
    const phone = openApp();
    await pull({ phone, remote: fakeRemote(server), clock }, noSignal());
    let isFull = true;
    const heal = withFaults((operation) => {
      if (operation === 'clear') isFull = false;
      if (operation === 'put' && isFull) throw new DOMException('full', 'QuotaExceededError');
    });
    await toggleFavorite('camp-1', phone);
    heal();
    expect(await favorites(phone)).toEqual(['camp-1']);
    expect(await shownIds(phone)).toEqual([]);
  });
});
