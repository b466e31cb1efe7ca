import { expect, test } from 'vitest';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import type { LocalStore } from './db.ts';
import { storedQuery } from './useStored.ts';

const nothing = () => undefined;

/** A store whose live queries answer what the test says. */
function aStore() {
  let tell: { value: () => void; failure: (error: unknown) => void } = {
    value: nothing,
    failure: nothing,
  };
  const store: LocalStore = {
    ...fakeDevice().openApp(),
    live(query, onValue, onError) {
      tell = { value: () => void query().then(onValue), failure: onError };
      return nothing;
    },
  };
  return { store, tell: () => tell };
}

test('a query that failed before it had answered is asked again by its next reader', async () => {
  const { store, tell } = aStore();
  const live = storedQuery(async () => 'a note')(store);
  expect(live.getState()).toEqual({ status: 'loading' });
  const stop = live.subscribe(nothing);
  tell().failure('blocked');
  expect(live.getState()).toEqual({ status: 'failed', error: 'blocked' });
  stop();
  expect(live.getState()).toEqual({ status: 'loading' });
  live.subscribe(nothing);
  tell().value();
  await expect.poll(() => live.getState()).toEqual({ status: 'ready', value: 'a note' });
});

test('what was shown stays when storage fails, and for the next screen of the same device', async () => {
  const { store, tell } = aStore();
  const query = storedQuery(async () => 'a note');
  const stop = query(store).subscribe(nothing);
  tell().value();
  await expect.poll(() => query(store).getState().status).toBe('ready');
  tell().failure('the disk is full');
  stop();
  expect(query(store).getState()).toEqual({ status: 'ready', value: 'a note' });
  expect(query(aStore().store).getState()).toEqual({ status: 'loading' });
});
