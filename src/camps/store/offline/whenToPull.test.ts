import { describe, expect, it, vi } from 'vitest';
import { createSync, PULL_INTERVAL_MS } from '../directory/sync.ts';
import { aTab, requested } from '#tests/fakes/aTab.ts';
import { campRows } from '#tests/fixtures/aCampRow.ts';
import { fakeLocks } from '#tests/fakes/fakeLocks.ts';
import { fakeRemote } from '#tests/fakes/fakeRemote.ts';
import { fakeTab } from '#tests/fakes/fakeTab.ts';
import { until } from '#tests/fakes/until.ts';

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

  it('opens the planner where there is a plan, and only there', async () => {
    let opened = 0;
    const planner = async () => {
      opened += 1;
    };
    const { sync, store, settled } = aTab({ planner });
    const stop = sync.start();
    await settled();
    const put = (kind: string) =>
      store.user((db) => db.plan.put({ kind, id: 'maya', updatedAt: 1 }));
    expect(opened).toBe(0);
    await put('child_plan');
    await vi.waitFor(() => expect(opened).toBe(1));
    stop();
  });

  it('reports how fresh its copy is, from what is stored', async () => {
    const { sync, clock } = aTab();
    const stop = sync.start();
    const status = await until(sync.status, ({ refreshedAt }) => refreshedAt !== null);
    expect(status).toMatchObject({ problem: null, refreshedAt: clock.now(), skipped: 0 });
    stop();
  });

  it('counts the camps that a pull has changed, and none of a first copy', async () => {
    const { sync, server, clock, settled } = aTab();
    const stop = sync.start();
    await settled();
    expect(sync.status.getState().changed).toBe(0);
    const [first = { id: '' }, second = { id: '' }] = campRows(3);
    server.put('camp', { ...first, price: '$310' });
    server.put('camp', { ...first, price: '$320' }, { ...second, price: '$330' });
    server.put('activity', { id: 'archery', name: 'Archery' });
    clock.pass(PULL_INTERVAL_MS);
    await settled();
    expect(sync.status.getState().changed).toBe(2);
    clock.pass(PULL_INTERVAL_MS);
    await settled();
    expect(sync.status.getState().changed).toBe(0);
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

  it('stopping ends all pulls and timers', async () => {
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

  it('both pull without Web Locks, and both show the right list', async () => {
    const { sync, settled } = aTab({ locks: undefined });
    const stop = sync.start();
    await settled();
    expect(sync.status.getState()).toMatchObject({ state: 'idle', problem: null });
    stop();
  });
});
