import { describe, expect, it } from 'vitest';
import { familyOn } from '#tests/fakes/familyOn.ts';
import { liveValue } from '#base/storage/live.ts';
import { pull } from '../directory/pull.ts';
import { favorites } from '#tests/fakes/savedIds.ts';
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

/** After so many calls, every call on the connections seen so far fails, as in Safari; new ones work. */
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

describe('a lost connection to storage', () => {
  it.each([1, 2, 3, 4, 5, 6])('after %i calls still saves the camp', async (calls) => {
    const { openApp } = fakeDevice();
    const store = openApp();
    await favorites(store);
    const heal = killConnections(calls);
    await familyOn(store).setFavorite('camp-1', true);
    heal();
    expect(await favorites(openApp())).toEqual(['camp-1']);
  });

  it('does not end a live query', async () => {
    const { openApp } = fakeDevice();
    const store = openApp();
    const saved = liveValue<string[]>(store, () => favorites(store), []);
    const stop = saved.subscribe(() => {});
    await familyOn(store).setFavorite('a', true);
    await until(saved, (ids) => ids.length === 1);
    const heal = killConnections(1);
    await familyOn(store).setFavorite('b', true);
    heal();
    await familyOn(store).setFavorite('c', true);
    expect(await until(saved, (ids) => ids.length === 3)).toEqual(['a', 'b', 'c']);
    stop();
  });

  it('fails a live query, which restarts once storage works again', async () => {
    const { openApp } = fakeDevice();
    const store = openApp();
    await familyOn(store).setFavorite('a', true);
    let isDown = true;
    const heal = withFaults((operation) => {
      if (isDown && operation !== 'put') throw new DOMException('down', 'TransactionInactiveError');
    });
    const results: unknown[] = [];
    const stop = store.live(
      () => favorites(store),
      (ids) => results.push(ids),
      () => results.push('failed'),
    );
    while (results.length === 0) await new Promise((resolve) => void setImmediate(resolve));
    expect(results).toEqual(['failed']);
    isDown = false;
    // Nothing has changed: without a new beginning it would stay silent.
    expect(await favorites(store)).toEqual(['a']);
    while (results.length === 1) await new Promise((resolve) => void setImmediate(resolve));
    expect(results).toEqual(['failed', ['a']]);
    stop();
    heal();
  });

  it('does not end a pull in progress', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(6));
    const { openApp, clock } = fakeDevice();
    const store = openApp();
    await shownIds(store);
    const heal = killConnections(9);
    await pull({ store, remote: fakeRemote(server), clock, pageSize: 2 }, noSignal());
    heal();
    expect(await shownIds(store)).toEqual(server.visible());
  });

  it('and of each new connection fails the save instead of reporting it as saved', async () => {
    const { openApp } = fakeDevice();
    const store = openApp();
    await favorites(store);
    const heal = withFaults((operation) => {
      if (operation === 'put') throw lost();
    });
    await expect(familyOn(store).setFavorite('camp-1', true)).rejects.toThrow('server lost');
    heal();
    expect(await favorites(store)).toEqual([]);
  });
});

describe('the storage cannot be opened', () => {
  it('because the connection dies while it opens: another connection is opened', async () => {
    const { openApp } = fakeDevice();
    await favorites(openApp());
    let opened = 0;
    const heal = withFaults((operation) => {
      if (operation !== 'transaction') return;
      opened += 1;
      if (opened === 1) throw lost();
    });
    const store = openApp();
    await familyOn(store).setFavorite('camp-1', true);
    heal();
    expect(await favorites(store)).toEqual(['camp-1']);
  });

  it('and the directory copy is created again after three tries', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(2));
    const device = fakeDevice();
    const before = device.openApp();
    await pull({ store: before, remote: fakeRemote(server), clock: device.clock }, noSignal());
    await familyOn(before).setFavorite('camp-1', true);
    before.close();

    const { store, openings } = device.corruptApp('camply-cache');
    expect(await shownIds(store)).toEqual([]);
    expect(openings()).toBeGreaterThanOrEqual(3);
    await pull({ store, remote: fakeRemote(server), clock: device.clock }, noSignal());
    expect(await shownIds(store)).toEqual(server.visible());
    expect(await favorites(store)).toEqual(['camp-1']);
  });

  it("and the family's data is never created again: saving fails, and all data is there when it opens again", async () => {
    const device = fakeDevice();
    const before = device.openApp();
    await familyOn(before).setFavorite('camp-1', true);
    before.close();
    const { store } = device.corruptApp('camply');
    await expect(favorites(store)).rejects.toThrow('corrupt');
    expect(await favorites(device.openApp())).toEqual(['camp-1']);
  });

  it('because another tab has an older version open: it fails after five seconds and works afterwards', async () => {
    const clock = fakeClock();
    const { indexedDB, openApp } = fakeDevice(clock);
    const holder = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('camply', 1);
      request.addEventListener('success', () => resolve(request.result));
    });
    const store = openApp();
    const saved = favorites(store);
    clock.pass(5000);
    await expect(saved).rejects.toThrow('another tab');
    holder.close();
    expect(await favorites(store)).toEqual([]);
  });

  it('does not block a newer tab that upgrades', async () => {
    const { indexedDB, openApp } = fakeDevice();
    const store = openApp();
    await familyOn(store).setFavorite('camp-1', true);
    const upgraded = await new Promise<number>((resolve, reject) => {
      const request = indexedDB.open('camply', 500);
      request.addEventListener('blocked', () => reject(new Error('held up')));
      request.addEventListener('success', () => {
        resolve(request.result.version);
        request.result.close();
      });
    });
    expect(upgraded).toBe(500);
    expect(await favorites(store)).toEqual(['camp-1']);
  });
});

describe('the disk is full', () => {
  it('the directory copy makes room for what the family saves', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(2));
    const { openApp, clock } = fakeDevice();
    const store = openApp();
    await pull({ store, remote: fakeRemote(server), clock }, noSignal());
    let isFull = true;
    const heal = withFaults((operation) => {
      if (operation === 'clear') isFull = false;
      if (operation === 'put' && isFull) throw new DOMException('full', 'QuotaExceededError');
    });
    await familyOn(store).setFavorite('camp-1', true);
    heal();
    expect(await favorites(store)).toEqual(['camp-1']);
    expect(await shownIds(store)).toEqual([]);
  });
});
