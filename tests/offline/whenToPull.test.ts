import { describe, expect, it } from 'vitest';
import { backoffMs, createSync, everyMs, type SyncTools } from '#data/directory/sync.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { fakeLocks } from '#tests/fakes/fakeLocks.ts';
import { fakePage } from '#tests/fakes/fakePage.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { broken, fakeRemote, garbage, offline, refused, tooMany } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { until } from '#tests/fakes/until.ts';
import { campRows } from '#tests/fixtures/aCampRow.ts';

const minute = 60 * 1000;

function aTab(said: Partial<SyncTools> = {}) {
  const server = new FakeServer();
  server.put('camp', ...campRows(3));
  const clock = fakeClock();
  const remote = fakeRemote(server);
  const page = fakePage();
  const device = fakeDevice(clock);
  const phone = device.openApp();
  const tools = { phone, remote, clock, page, random: () => 1, locks: fakeLocks(), ...said };
  const sync = createSync(tools);
  /** When the pull that is under way has ended, well or not. */
  const settled = () => until(sync.status, ({ state }) => state !== 'pulling');
  return { server, clock, remote, page, device, phone, sync, settled };
}

describe('a tab that is looked at', () => {
  it('pulls at the start, then every 15 minutes', async () => {
    const { sync, remote, clock, settled } = aTab();
    const stop = sync.start();
    expect(sync.status.getSnapshot().state).toBe('pulling');
    await settled();
    expect(remote.asked).toHaveLength(1);
    clock.pass(everyMs - 1);
    expect(remote.asked).toHaveLength(1);
    clock.pass(1);
    await settled();
    expect(remote.asked).toHaveLength(2);
    stop();
  });

  it('tells how fresh its copy is, from what is stored', async () => {
    const { sync, clock } = aTab();
    const stop = sync.start();
    const status = await until(sync.status, ({ refreshedAt }) => refreshedAt !== null);
    expect(status).toMatchObject({ problem: null, refreshedAt: clock.now(), skipped: 0 });
    stop();
  });

  it('asks nothing while nobody looks, and asks when somebody looks again', async () => {
    const { sync, remote, clock, page, settled } = aTab();
    const stop = sync.start();
    await settled();
    page.hide();
    clock.pass(10 * everyMs);
    expect(remote.asked).toHaveLength(1);
    page.show();
    await settled();
    expect(remote.asked).toHaveLength(2);
    // Again and again within a minute asks nothing more.
    page.show();
    page.show();
    expect(sync.status.getSnapshot().state).toBe('idle');
    stop();
  });
});

describe('when a pull fails', () => {
  it.each([
    ['there is no network', offline, 'load'],
    ['the server is broken', broken, 'load'],
    ['somebody else answers', garbage, 'load'],
    ['the server refuses', refused, 'unexpected'],
  ] as const)('because %s: it says so, waits, and comes back', async (_, mood, problem) => {
    const { sync, remote, clock, settled } = aTab();
    remote.moods = [mood];
    const stop = sync.start();
    await settled();
    expect(sync.status.getSnapshot()).toMatchObject({ state: 'waiting', problem });
    clock.pass(2000);
    await settled();
    expect(sync.status.getSnapshot()).toMatchObject({ state: 'idle', problem: null });
    stop();
  });

  it('again and again, it waits longer each time, at most five minutes', async () => {
    const { sync, remote, clock, settled } = aTab();
    remote.moods = Array.from({ length: 12 }, () => offline);
    const stop = sync.start();
    const waits = [];
    for (let round = 0; round < 10; round += 1) {
      await settled();
      const [wait = 0] = clock.planned();
      waits.push(wait / 1000);
      clock.pass(wait);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
    await settled();
    stop();
  });

  it('phones that failed together do not come back together', () => {
    expect(backoffMs(4, () => 0)).toBe(8000);
    expect(backoffMs(4, () => 0.5)).toBe(12000);
  });

  it('a Retry-After is obeyed, also when the page comes back meanwhile; a person may ask earlier', async () => {
    const { sync, remote, clock, page, settled } = aTab();
    remote.moods = [tooMany(20 * minute)];
    const stop = sync.start();
    await settled();
    clock.pass(10 * minute);
    page.show();
    expect(remote.asked).toHaveLength(1);
    clock.pass(10 * minute - 1);
    expect(remote.asked).toHaveLength(1);
    clock.pass(1);
    await settled();
    expect(remote.asked).toHaveLength(2);

    remote.moods = [tooMany(20 * minute)];
    await sync.refresh();
    await sync.refresh();
    expect(remote.asked).toHaveLength(4);
    stop();
  });

  it('a clock that is put back by a month does not make the wait a month longer', async () => {
    const { sync, remote, clock, page, settled } = aTab();
    remote.moods = [tooMany(20 * minute)];
    const stop = sync.start();
    await settled();
    clock.setTo(clock.now() - 30 * 24 * 60 * minute);
    page.show();
    await settled();
    expect(sync.status.getSnapshot()).toMatchObject({ state: 'idle', problem: null });
    stop();
  });

  it('coming online tries at once, whatever the wait was', async () => {
    const { sync, remote, page, settled } = aTab();
    remote.moods = [offline, offline];
    const stop = sync.start();
    await settled();
    page.show();
    await settled();
    page.show();
    await settled();
    expect(sync.status.getSnapshot()).toMatchObject({ state: 'idle', problem: null });
    stop();
  });

  it('an answer that never comes is given up after half a minute', async () => {
    const { sync, remote, clock, settled } = aTab();
    remote.hold = new Promise(() => {});
    const stop = sync.start();
    await asked(remote, 1);
    clock.pass(30 * 1000);
    await settled();
    expect(sync.status.getSnapshot()).toMatchObject({ state: 'waiting', problem: 'load' });
    stop();
  });

  it('storage that cannot be opened is told as such', async () => {
    const { sync, settled } = aTab({ phone: fakeDevice().brokenApp() });
    const stop = sync.start();
    await settled();
    expect(sync.status.getSnapshot()).toMatchObject({ state: 'waiting', problem: 'storage' });
    stop();
  });

  it('storage that says neither yes nor no is told after ten seconds', async () => {
    const stuck = { ...fakeDevice().openApp(), cache: never, live: () => () => {} };
    const { sync, clock, settled } = aTab({ phone: stuck });
    const stop = sync.start();
    clock.pass(9999);
    expect(sync.status.getSnapshot().problem).toBe(null);
    clock.pass(1);
    await settled();
    expect(sync.status.getSnapshot()).toMatchObject({ state: 'waiting', problem: 'storage' });
    stop();
  });
});

const never = () => new Promise<never>(() => {});

describe('leaving the page', () => {
  it('cancels the pull, lets go of the lock and plans nothing; coming back pulls', async () => {
    const locks = fakeLocks();
    const { sync, remote, clock, page, settled } = aTab({ locks });
    remote.hold = new Promise(() => {});
    const stop = sync.start();
    await asked(remote, 1);
    expect(locks.isHeld()).toBe(true);
    page.leave();
    await settled();
    expect(locks.isHeld()).toBe(false);
    expect(sync.status.getSnapshot()).toMatchObject({ state: 'idle', problem: null });
    expect(clock.planned()).toEqual([]);

    remote.hold = null;
    page.show();
    await until(sync.status, ({ refreshedAt }) => refreshedAt !== null);
    stop();
  });

  it('and coming back at once waits for the cancelled pull to let go', async () => {
    const { sync, remote, page } = aTab();
    remote.hold = new Promise(() => {});
    const stop = sync.start();
    await asked(remote, 1);
    page.leave();
    remote.hold = null;
    page.show();
    await until(sync.status, ({ refreshedAt }) => refreshedAt !== null);
    expect(remote.asked).toHaveLength(2);
    stop();
  });

  it('stopping ends everything', async () => {
    const { sync, clock, page, remote, settled } = aTab();
    const stop = sync.start();
    await settled();
    stop();
    page.show();
    clock.pass(10 * everyMs);
    expect(remote.asked).toHaveLength(1);
    expect(clock.planned()).toEqual([]);
  });
});

describe('two tabs', () => {
  it('only one pulls; the other sees the result and looks again soon', async () => {
    const locks = fakeLocks();
    const one = aTab({ locks });
    const second = fakeRemote(one.server);
    const other = createSync({
      phone: one.device.openApp(),
      remote: second,
      clock: one.clock,
      page: fakePage(),
      random: () => 1,
      locks,
    });
    const gate = new AbortController();
    one.remote.hold = new Promise((resolve) => {
      gate.signal.addEventListener('abort', () => resolve());
    });
    const stopOne = one.sync.start();
    await asked(one.remote, 1);
    const stopOther = other.start();
    await until(other.status, ({ state }) => state === 'idle');
    expect(second.asked).toHaveLength(0);
    expect(one.clock.planned()).toContain(10 * 1000);
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
    expect(sync.status.getSnapshot()).toMatchObject({ state: 'idle', problem: null });
    stop();
  });
});

/** Storage is asked before the network: let it, until the question is out. */
async function asked(remote: { asked: unknown[] }, count: number): Promise<void> {
  while (remote.asked.length < count) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}
