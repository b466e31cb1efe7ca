import { expect, it } from 'vitest';
import { createStore } from 'zustand';
import type { SyncStatus } from '#camps/store/directory/syncStatus.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { createConnection } from './connection.ts';

type Status = Pick<SyncStatus, 'state' | 'problem' | 'changed'>;

function aPhone({ isOnline = true } = {}) {
  const clock = fakeClock();
  const status = createStore<Status>(() => ({ state: 'idle', problem: null, changed: 0 }));
  const signal = createStore(() => ({ isOnline }));
  const connection = createConnection({
    isOnline: () => signal.getState().isOnline,
    onChange: (listener) => signal.subscribe(listener),
    after: (ms, callback) => clock.after(ms, callback),
    status,
  });
  const stop = connection.start();
  return {
    clock,
    status,
    stop,
    says: () => connection.getState(),
    lose: () => signal.setState({ isOnline: false }),
    find: () => signal.setState({ isOnline: true }),
  };
}

it('an app that starts with a signal says nothing, and one without says so', () => {
  expect(aPhone().says()).toBe('steady');
  expect(aPhone({ isOnline: false }).says()).toBe('offline');
});

it('back online it checks, says what changed for 4 seconds, and goes', () => {
  const { clock, status, says, lose, find } = aPhone();
  lose();
  expect(says()).toBe('offline');
  find();
  expect(says()).toBe('checking');
  status.setState({ state: 'pulling' });
  clock.pass(8000);
  expect(says()).toBe('checking');
  status.setState({ changed: 3 });
  status.setState({ state: 'idle' });
  expect(says()).toBe('updated');
  clock.pass(3999);
  expect(says()).toBe('updated');
  clock.pass(1);
  expect(says()).toBe('steady');
});

it('an answer that comes at once is no flash', () => {
  const { clock, status, says, lose, find } = aPhone();
  lose();
  find();
  status.setState({ state: 'pulling' });
  status.setState({ state: 'idle', changed: 1 });
  clock.pass(1499);
  expect(says()).toBe('checking');
  clock.pass(1);
  expect(says()).toBe('updated');
});

it.each<[string, Partial<Status>]>([
  ['nothing has changed', { changed: 0 }],
  ['the server did not answer', { changed: 2, problem: 'load' }],
])('goes without a word where %s', (_, found) => {
  const { clock, status, says, lose, find } = aPhone();
  lose();
  find();
  status.setState({ state: 'pulling' });
  status.setState({ state: 'idle', ...found });
  clock.pass(1500);
  expect(says()).toBe('steady');
});

it('what an earlier pull has changed is not news', () => {
  const { clock, status, says, lose, find } = aPhone();
  status.setState({ changed: 7 });
  lose();
  find();
  clock.pass(1500);
  expect(says()).toBe('steady');
});

it('a signal that is lost again while it checks is lost', () => {
  const { clock, status, says, lose, find } = aPhone();
  lose();
  find();
  status.setState({ state: 'pulling' });
  lose();
  status.setState({ state: 'idle', changed: 4 });
  clock.pass(60_000);
  expect(says()).toBe('offline');
});

it('once it is stopped no timer is left', () => {
  const { clock, stop, lose, find } = aPhone();
  lose();
  find();
  stop();
  expect(clock.timers()).toEqual([]);
});
