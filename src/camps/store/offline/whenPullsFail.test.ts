import { describe, expect, it } from 'vitest';
import { RemoteError } from '#base/http/RemoteError.ts';
import { answerInTime } from '#base/device/answerInTime.ts';
import { backoffMs } from '#base/device/schedule.ts';
import { aTab, requested } from '#tests/fakes/aTab.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import {
  foreignJson,
  notFound,
  offline,
  serverError,
  tooManyRequests,
} from '#tests/fakes/fakeRemote.ts';

const minute = 60 * 1000;

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
    'shows the message of a server error of kind %s until a success',
    async (kind) => {
      const { sync, remote, clock, settled } = aTab();
      remote.replies = [
        () => {
          throw new RemoteError(kind, 'status', { serverMessage: 'The camps are being moved.' });
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

  it('again and again, the wait grows to at most five minutes', async () => {
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

  it('devices that failed together retry at different times', () => {
    expect(backoffMs(4, () => 0, 60_000)).toBe(8000);
    expect(backoffMs(4, () => 0.5, 60_000)).toBe(12000);
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

  it('coming online while it is failing tries once more, and once only', async () => {
    const { sync, remote, clock, tab, settled } = aTab();
    remote.replies = [offline, offline];
    const failing = Promise.withResolvers<void>();
    remote.hold = failing.promise;
    const stop = sync.start();
    await requested(remote, 1);
    tab.show();
    tab.show();
    remote.hold = null;
    failing.resolve();
    await requested(remote, 2);
    await settled();
    expect(sync.status.getState()).toMatchObject({ state: 'waiting', problem: 'load' });
    expect(remote.requests).toHaveLength(2);
    clock.pass(4000);
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

  it('storage that cannot be opened is reported as the problem', async () => {
    const { sync, settled } = aTab({ store: fakeDevice().brokenApp() });
    const stop = sync.start();
    await settled();
    expect(sync.status.getState()).toMatchObject({ state: 'waiting', problem: 'storage' });
    stop();
  });

  it('storage that never answers is reported after ten seconds', async () => {
    const clock = fakeClock();
    const stuck = { ...fakeDevice().openApp(), cache: never, live: () => () => {} };
    const { sync, settled } = aTab({ clock, store: answerInTime(stuck, clock) });
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
