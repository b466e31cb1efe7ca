// How many days are still open, for the header: the last known result, day by day, so that no page has to read the plan for it.
import { createStore } from 'zustand/vanilla';
import { attempt } from '../device/attempt.ts';
import type { Live } from './live.ts';
import { OPEN_DAYS_KEY } from './storageKeys.ts';

export type OpenDaysTools = {
  /** Throws where the browser refuses it. */
  localStorage: () => Pick<Storage, 'getItem'>;
  today: Live<string>;
  /** Calls back when another tab has written to localStorage; the browser's, or a stand-in. */
  onOtherTab?: (listener: () => void) => void;
};

export type OpenDaysCount = Live<number> & {
  /** Reads again what is saved. */
  show: () => void;
};

export function createOpenDays({
  localStorage,
  today,
  onOtherTab = (listener) => window.addEventListener('storage', listener),
}: OpenDaysTools): OpenDaysCount {
  // A prerendered page knows of no plan.
  const state = createStore<number>(() => 0);
  let isFollowed = false;
  function show(): void {
    const text = attempt(() => localStorage().getItem(OPEN_DAYS_KEY)) ?? '';
    state.setState(openDaysIn(text, today.getState()), true);
  }
  show();
  return {
    ...state,
    show,
    subscribe(listener) {
      if (!isFollowed) for (const follow of [today.subscribe, onOtherTab]) follow(show);
      isFollowed = true;
      return state.subscribe(listener);
    },
  };
}

/** The sum from `today` on. Any text is read: each saved day is '2026-12-21 2', the number of children who need something. */
function openDaysIn(text: string, today: string): number {
  let sum = 0;
  for (const [, day = '', count] of text.matchAll(/(\d{4}-\d\d-\d\d) (\d{1,2})\b/g)) {
    if (day >= today) sum += Number(count);
  }
  return sum;
}
