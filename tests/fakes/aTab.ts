import { createSync, type SyncTools } from '#camps/store/directory/sync.ts';
import { campRows } from '#tests/fixtures/aCampRow.ts';
import { fakeClock } from './fakeClock.ts';
import { fakeDevice } from './fakeDevice.ts';
import { fakeLocks } from './fakeLocks.ts';
import { fakeRemote } from './fakeRemote.ts';
import { FakeServer } from './FakeServer.ts';
import { fakeTab } from './fakeTab.ts';
import { until } from './until.ts';

/** One tab on a device of its own, with a server of three camps; its parts may be given. */
export function aTab(given: Partial<SyncTools> = {}) {
  const server = new FakeServer();
  server.put('camp', ...campRows(3));
  const clock = fakeClock();
  const remote = fakeRemote(server);
  const tab = fakeTab();
  const device = fakeDevice(clock);
  const store = device.openApp();
  const tools = { store, remote, clock, tab, random: () => 1, locks: fakeLocks(), ...given };
  const sync = createSync(tools);
  /** When the pull that is under way has ended, well or not. */
  const settled = () => until(sync.status, ({ state }) => state !== 'pulling');
  return { server, clock, remote, tab, device, store, sync, settled };
}

/** Storage comes before the network: lets it work until so many requests are out. */
export async function requested(remote: { requests: unknown[] }, count: number): Promise<void> {
  while (remote.requests.length < count) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}
