import { describe, expect, it } from 'vitest';
import { RemoteError } from '#data/directory/RemoteError.ts';
import { backoffMs, createSync, PULL_INTERVAL_MS, type SyncTools } from '#data/directory/sync.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { fakeLocks } from '#tests/fakes/fakeLocks.ts';
import { fakeTab } from '#tests/fakes/fakeTab.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import {
  fakeRemote,
  foreignJson,
  notFound,
  offline,
  serverError,
  tooManyRequests,
} from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { until } from '#tests/fakes/until.ts';
import { campRows } from '#tests/fixtures/aCampRow.ts';

const minute = 60 * 1000;

function aTab(given: Partial<SyncTools> = {}) {
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

describe('a tab that is looked at', () => {
  it('pulls at the start, then every 15 minutes', async () => {
    const { sync, remote, clock, settled } = aTab();
    const stop = sync.start();
    expect(sync.status.getState().state).toBe('pulling');
    await settled();
    expect(remote.requests).toHaveLength(1);
    clock.pass(PULL_INTERVAL_MS - 1);
    expect(remote.requests).toHaveLength(1);
    clock.pass(1);
    await settled();
    expect(remote.requests).toHaveLength(2);
    stop();
  });

  it('reports how fresh its copy is, from what is stored', async () => {
    const { sync, clock } = aTab();
    const stop = sync.start();
    const status = await until(sync.status, ({ refreshedAt }) => refreshedAt !== null);
    expect(status).toMatchObject({ problem: null, refreshedAt: clock.now(), skipped: 0 });
    stop();
  });

  it('requests nothing while hidden, and pulls when it is shown again', async () => {
    const { sync, remote, clock, tab, settled } = aTab();
    const stop = sync.start();
    await settled();
    tab.hide();
    clock.pass(10 * PULL_INTERVAL_MS);
    expect(remote.requests).toHaveLength(1);
    tab.show();
    await settled();
    expect(remote.requests).toHaveLength(2);
    // Again and again within a minute requests nothing more.
    tab.show();
    tab.show();
    expect(sync.status.getState().state).toBe('idle');
    stop();
  });
});

describe('when a pull fails', () => {
  it.each([
    ['there is no network', offline, 'load'],
    ['the server fails', serverError, 'load'],
    ['somebody else answers', foreignJson, 'load'],
    ['the server refuses', notFound, 'unexpected'],
  ] as const)('because %s: it reports it, waits, and pulls again', async (_, reply, problem) => {
    const { sync, remote, clock, settled } = aTab();
    remote.replies = [reply];
    const stop = sync.start();
    await settled();
    expect(sync.status.getState()).toMatchObject({ state: 'waiting', problem });
    clock.pass(2000);
    await settled();
    expect(sync.status.getState()).toMatchObject({ state: 'idle', problem: null });
    stop();
  });

  it.each(['retry', 'unexpected'] as const)(
    'what the server said is told, whether it will %s or not, and forgets it after a success',
    async (kind) => {
      const { sync, remote, clock, settled } = aTab();
      remote.replies = [
        () => {
          throw new RemoteError(kind, 'status', { said: 'The camps are being moved.' });
        },
      ];
      const stop = sync.start();
      await settled();
      expect(sync.status.getState().message).toBe('The camps are being moved.');
      clock.pass(2000);
      await settled();
      expect(sync.status.getState().message).toBeNull();
      stop();
    },
  );

  it('again and again, it waits longer each time, at most five minutes', async () => {
    const { sync, remote, clock, settled } = aTab();
    remote.replies = Array.from({ length: 12 }, () => offline);
    const stop = sync.start();
    const waits = [];
    for (let round = 0; round < 10; round += 1) {
      await settled();
      const [wait = 0] = clock.timers();
      waits.push(wait / 1000);
      clock.pass(wait);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
    await settled();
    stop();
  });

  it('devices that failed together do not come back together', () => {
    expect(backoffMs(4, () => 0)).toBe(8000);
    expect(backoffMs(4, () => 0.5)).toBe(12000);
  });

  it('Retry-After is obeyed, also when the tab is shown again meanwhile; a person may refresh earlier', async () => {
    const { sync, remote, clock, tab, settled } = aTab();
    remote.replies = [tooManyRequests(20 * minute)];
    const stop = sync.start();
    await settled();
    clock.pass(10 * minute);
    await settled();
    expect(remote.requests).toHaveLength(1);
    tab.show();
    await settled();
    expect(remote.requests).toHaveLength(1);
    clock.pass(10 * minute - 1);
    await settled();
    expect(remote.requests).toHaveLength(1);
    clock.pass(1);
    await settled();
    expect(remote.requests).toHaveLength(2);

    remote.replies = [tooManyRequests(20 * minute)];
    await sync.refresh();
    await sync.refresh();
    expect(remote.requests).toHaveLength(4);
    stop();
  });

  it('a clock that is set back by a month does not make the wait a month longer', async () => {
    const { sync, remote, clock, tab, settled } = aTab();
    remote.replies = [tooManyRequests(20 * minute)];
    const stop = sync.start();
    await settled();
    clock.setTo(clock.now() - 30 * 24 * 60 * minute);
    tab.show();
    await settled();
    expect(sync.status.getState()).toMatchObject({ state: 'idle', problem: null });
    stop();
  });

  it('coming online tries at once, whatever the wait was', async () => {
    const { sync, remote, tab, settled } = aTab();
    remote.replies = [offline, offline];
    const stop = sync.start();
    await settled();
    tab.show();
    await settled();
    tab.show();
    await settled();
    expect(sync.status.getState()).toMatchObject({ state: 'idle', problem: null });
    stop();
  });

  it('an answer that never comes is given up after half a minute', async () => {
    const { sync, remote, clock, settled } = aTab();
    remote.hold = new Promise(() => {});
    const stop = sync.start();
    await requested(remote, 1);
    clock.pass(30 * 1000);
    await settled();
    expect(sync.status.getState()).toMatchObject({ state: 'waiting', problem: 'load' });
    stop();
  });

  it('storage that cannot be opened is reported as such', async () => {
    const { sync, settled } = aTab({ store: fakeDevice().brokenApp() });
    const stop = sync.start();
    await settled();
    expect(sync.status.getState()).toMatchObject({ state: 'waiting', problem: 'storage' });
    stop();
  });

  it('storage that never answers is reported after ten seconds', async () => {
    const stuck = { ...fakeDevice().openApp(), cache: never, live: () => () => {} };
    const { sync, clock, settled } = aTab({ store: stuck });
    const stop = sync.start();
    clock.pass(9999);
    expect(sync.status.getState().problem).toBe(null);
    clock.pass(1);
    await settled();
    expect(sync.status.getState()).toMatchObject({ state: 'waiting', problem: 'storage' });
    stop();
  });
});

const never = () => new Promise<never>(() => {});

describe('leaving the tab', () => {
  it('cancels the pull, releases the lock and schedules nothing; coming back pulls', async () => {
    const locks = fakeLocks();
    const { sync, remote, clock, tab, settled } = aTab({ locks });
    remote.hold = new Promise(() => {});
    const stop = sync.start();
    await requested(remote, 1);
    expect(locks.isHeld()).toBe(true);
    tab.leave();
    await settled();
    expect(locks.isHeld()).toBe(false);
    expect(sync.status.getState()).toMatchObject({ state: 'idle', problem: null });
    expect(clock.timers()).toEqual([]);

    remote.hold = null;
    tab.show();
    await until(sync.status, ({ refreshedAt }) => refreshedAt !== null);
    stop();
  });

  it('and coming back at once waits for the cancelled pull to release the lock', async () => {
    const { sync, remote, tab } = aTab();
    remote.hold = new Promise(() => {});
    const stop = sync.start();
    await requested(remote, 1);
    tab.leave();
    remote.hold = null;
    tab.show();
    await until(sync.status, ({ refreshedAt }) => refreshedAt !== null);
    expect(remote.requests).toHaveLength(2);
    stop();
  });

  it('stopping ends everything', async () => {
    const { sync, clock, tab, remote, settled } = aTab();
    const stop = sync.start();
    await settled();
    stop();
    tab.show();
    clock.pass(10 * PULL_INTERVAL_MS);
    expect(remote.requests).toHaveLength(1);
    expect(clock.timers()).toEqual([]);
  });
});

describe('two tabs', () => {
  it('only one pulls; the other sees the result and tries again soon', async () => {
    const locks = fakeLocks();
    const one = aTab({ locks });
    const second = fakeRemote(one.server);
    const other = createSync({
      store: one.device.openApp(),
      remote: second,
      clock: one.clock,
      tab: fakeTab(),
      random: () => 1,
      locks,
    });
    const gate = new AbortController();
    one.remote.hold = new Promise((resolve) => {
      gate.signal.addEventListener('abort', () => resolve());
    });
    const stopOne = one.sync.start();
    await requested(one.remote, 1);
    const stopOther = other.start();
    await until(other.status, ({ state }) => state === 'idle');
    expect(second.requests).toHaveLength(0);
    expect(one.clock.timers()).toContain(10 * 1000);
    gate.abort();
    const status = await until(other.status, ({ refreshedAt }) => refreshedAt !== null);
    expect(status.problem).toBe(null);
    stopOne();
    stopOther();
  });

  it('without Web Locks both pull, and both are right', async () => {
    const { sync, settled } = aTab({ locks: undefined });
    const stop = sync.start();
    await settled();
    expect(sync.status.getState()).toMatchObject({ state: 'idle', problem: null });
    stop();
  });
});

/** Storage comes before the network: lets it work until so many requests are out. */
async function requested(remote: { requests: unknown[] }, count: number): Promise<void> {
  while (remote.requests.length < count) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}
