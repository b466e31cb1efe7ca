import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { storageOver } from '#tests/fakes/storageOver.ts';
import { hasOpenDays, saveOpenDays } from './saveOpenDays.ts';
import { createOpenDays } from './openDays.ts';
import { OPEN_DAYS_KEY, PROFILE_KEY } from './storageKeys.ts';

const CHILD: [string, string] = [PROFILE_KEY, '{"state":{"children":[{"id":"a"}]}}'];
const days = { '2026-12-21': 2, '2026-12-22': 1 };

const refused = () => {
  throw new DOMException('denied', 'SecurityError');
};

function tab(texts: readonly [string, string][] = []) {
  const stored = new Map(texts);
  const localStorage = () => storageOver(stored);
  const today = createStore(() => '2026-12-01');
  const listeners: (() => void)[] = [];
  const onOtherTab = (listener: () => void) => void listeners.push(listener);
  const openDays = createOpenDays({ localStorage, today, onOtherTab });
  openDays.subscribe(() => undefined);
  return {
    openDays,
    localStorage,
    stored,
    today,
    otherTab: () => listeners.forEach((listen) => listen()),
  };
}

/** A device on which days were counted. */
function counted() {
  const device = tab([CHILD]);
  saveOpenDays(device.localStorage, days);
  device.openDays.show();
  return device;
}

test('a page is served without a number, and shows the last known one', () => {
  const { stored } = counted();
  const { openDays } = tab([...stored]);
  expect(openDays.getInitialState()).toBe(0);
  expect(openDays.getState()).toBe(3);
});

test('days that are over drop out by themselves', () => {
  const { openDays, today } = counted();
  today.setState('2026-12-22', true);
  expect(openDays.getState()).toBe(1);
  today.setState('2026-12-23', true);
  expect(openDays.getState()).toBe(0);
});

test('what another tab has counted is shown', () => {
  const { openDays, localStorage, otherTab } = tab([CHILD]);
  saveOpenDays(localStorage, days);
  expect(openDays.getState()).toBe(0);
  otherTab();
  expect(openDays.getState()).toBe(3);
});

test('the count goes with the last open day, and with the last child', () => {
  const { localStorage, stored, openDays } = counted();
  saveOpenDays(localStorage, {});
  openDays.show();
  expect(openDays.getState()).toBe(0);
  saveOpenDays(localStorage, days);
  stored.set(PROFILE_KEY, '{"state":{"children":[]}}');
  saveOpenDays(localStorage, days);
  openDays.show();
  expect(openDays.getState()).toBe(0);
});

test('nothing is written again once the device was erased', () => {
  const { localStorage, stored } = counted();
  stored.clear();
  saveOpenDays(localStorage, days);
  expect([...stored]).toEqual([]);
});

test.each([
  ['nothing', [], false],
  ['a family without children', [[PROFILE_KEY, '{"state":{"children":[]}}']], false],
  ['a child', [CHILD], true],
  ['an earlier count', [[OPEN_DAYS_KEY, '2026-12-21 2']], true],
] satisfies [string, [string, string][], boolean][])(
  'whether days are counted at all: %s',
  (_, texts, isCounted) => {
    expect(hasOpenDays(tab(texts).localStorage)).toBe(isCounted);
  },
);

test('where the browser refuses its storage nothing is counted', () => {
  const openDays = createOpenDays({
    localStorage: refused,
    today: createStore(() => '2026-12-01'),
  });
  saveOpenDays(refused, days);
  expect(openDays.getState()).toBe(0);
  expect(hasOpenDays(refused)).toBe(false);
});

test.each(['', 'null', '2026-12-21', '2026-12-21 x', 'soon 4', '2026-12-21 -1'])(
  'a text that it cannot read counts nothing: %s',
  (text) => {
    expect(tab([[OPEN_DAYS_KEY, text]]).openDays.getState()).toBe(0);
  },
);
