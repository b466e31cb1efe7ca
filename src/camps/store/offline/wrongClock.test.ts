import { describe, expect, it } from 'vitest';
import { createSync, PULL_INTERVAL_MS } from '../directory/sync.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { fakeTab } from '#tests/fakes/fakeTab.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
import { until } from '#tests/fakes/until.ts';
import { aCampRow, campRows } from '#tests/fixtures/aCampRow.ts';

const day = 24 * 60 * 60 * 1000;

describe.each([
  ['a day behind', -day],
  ['a day ahead', day],
  ['a year behind', -365 * day],
  ['a year ahead', 365 * day],
  ['at the beginning of time', -Date.UTC(2025, 9, 1, 12)],
])('a device whose clock is set to %s', (_, shift) => {
  it('pulls when its tab is shown again, and once more when the clock is right again', async () => {
    const clock = fakeClock();
    const server = new FakeServer();
    server.put('camp', ...campRows(3));
    const store = fakeDevice(clock).openApp();
    const tab = fakeTab();
    const remote = fakeRemote(server);
    const sync = createSync({ store, remote, clock, tab, random: () => 1, locks: undefined });
    const settled = () => until(sync.status, ({ state }) => state !== 'pulling');
    const right = clock.now();
    const stop = sync.start();
    await settled();
    for (const now of [right + shift, right + PULL_INTERVAL_MS]) {
      clock.setTo(now);
      server.put('camp', aCampRow({ id: `set-to-${Math.abs(now)}` }));
      tab.show();
      await settled();
      expect(await shownIds(store)).toEqual(server.visible());
    }
    expect(sync.status.getState()).toMatchObject({ state: 'idle', problem: null });
    stop();
  });
});
