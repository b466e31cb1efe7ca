import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { storageOver } from '#tests/fakes/storageOver.ts';
import type { LocalStore } from './db.ts';
import { createOpenDays, type OpenDays } from './openDays.ts';
import { OPEN_DAYS_KEY, PROFILE_KEY } from './storageKeys.ts';

const CHILD = '{"state":{"children":[{"id":"a"}]}}';
const days = { '2026-12-21': 2, '2026-12-22': 1 };

/** One tab. `rows`: tells how many rows the plan has. */
function tab(texts: Record<string, string>, from = 'on') {
  const storage = storageOver(new Map(Object.entries(texts)));
  const today = createStore(() => '2026-12-01');
  let keep: ((next: OpenDays) => void) | null = null;
  let rows = (_: number) => {};
  let otherTab = () => {};
  const work = () => Promise.reject(new Error('storage was opened'));
  const store: LocalStore = {
    user: work,
    cache: work,
    close: () => undefined,
    live(_, onValue) {
      rows = (count) => Reflect.apply(onValue, null, [count]);
      return () => undefined;
    },
  };
  const openDays = createOpenDays({
    store,
    localStorage: () => {
      if (from === 'refused') throw new DOMException('denied', 'SecurityError');
      return storage;
    },
    today,
    follow: async (next) => void (keep = next),
    onOtherTab: (listener) => void (otherTab = listener),
  });
  openDays.subscribe(() => undefined);
  const kept = () => storage.getItem(OPEN_DAYS_KEY);
  return {
    openDays,
    storage,
    today,
    kept,
    isFollowed: () => keep !== null,
    count: (next: OpenDays) => keep?.(next),
    rows: (count: number) => rows(count),
    otherTab: () => otherTab(),
  };
}

test('a page is served without a number, and shows the last known one', () => {
  const { openDays } = tab({ [OPEN_DAYS_KEY]: JSON.stringify(days) });
  expect(openDays.getInitialState()).toBe(0);
  expect(openDays.getState()).toBe(3);
});

test('days that are over drop out by themselves', () => {
  const { openDays, today } = tab({ [OPEN_DAYS_KEY]: JSON.stringify(days) });
  today.setState('2026-12-22', true);
  expect(openDays.getState()).toBe(1);
  today.setState('2026-12-23', true);
  expect(openDays.getState()).toBe(0);
});

test('a visitor without a plan fetches nothing; the first row begins the count', async () => {
  const { openDays, isFollowed, rows } = tab({});
  openDays.start();
  rows(0);
  expect(isFollowed()).toBe(false);
  rows(1);
  expect(isFollowed()).toBe(true);
});

test.each([
  ['a child', { [PROFILE_KEY]: CHILD }],
  ['an earlier count', { [OPEN_DAYS_KEY]: JSON.stringify(days) }],
])('with %s it is counted again', (_, texts) => {
  const { openDays, isFollowed } = tab(texts);
  openDays.start();
  expect(isFollowed()).toBe(true);
});

test('a count is kept for the next page, and goes with the last open day', () => {
  const { openDays, count, kept } = tab({ [PROFILE_KEY]: CHILD });
  openDays.start();
  count(days);
  expect(openDays.getState()).toBe(3);
  expect(kept()).toBe(JSON.stringify(days));
  count({});
  expect(openDays.getState()).toBe(0);
  expect(kept()).toBeNull();
});

test('nothing is written again once the device was erased', () => {
  const { openDays, count, kept, storage } = tab({ [PROFILE_KEY]: CHILD });
  openDays.start();
  storage.removeItem(PROFILE_KEY);
  count(days);
  expect(kept()).toBeNull();
});

test('what another tab has counted is shown', () => {
  const { openDays, storage, otherTab } = tab({});
  storage.setItem(OPEN_DAYS_KEY, JSON.stringify(days));
  otherTab();
  expect(openDays.getState()).toBe(3);
});

test('where the browser refuses its storage the count lasts as long as the tab', () => {
  const { openDays, count, rows } = tab({}, 'refused');
  openDays.start();
  rows(1);
  count(days);
  expect(openDays.getState()).toBe(3);
});

test.each(['', 'null', '[', '{"2026-12-21":"x","soon":4,"2026-12-22":-1,"2026-12-23":1.5}', '7'])(
  'a text that it cannot read counts nothing: %s',
  (text) => {
    expect(tab({ [OPEN_DAYS_KEY]: text }).openDays.getState()).toBe(0);
  },
);
