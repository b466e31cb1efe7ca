// How many days are still open, for the header: the last known result, day by day, so that no page has to read the plan for it.
import { createStore } from 'zustand/vanilla';
import { attempt } from '../device/attempt.ts';
import { lazy } from '../device/lazy.ts';
import { logBug } from '../device/isNoAnswer.ts';
import type { LocalStore } from './db.ts';
import type { Live } from './live.ts';
import { OPEN_DAYS_KEY, PROFILE_KEY } from './storageKeys.ts';

/** How many children still need something, by day (YYYY-MM-DD). No name and no camp is in it. */
export type OpenDays = Readonly<Record<string, number>>;

export type OpenDaysTools = {
  store: LocalStore;
  /** Throws where the browser refuses it. */
  localStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  today: Live<string>;
  /** Begins to count; its code is fetched only where a family has a plan. */
  follow: (keep: (days: OpenDays) => void) => Promise<unknown>;
  /** Calls back when another tab has written to localStorage; the browser's, or a stand-in. */
  onOtherTab?: (listener: () => void) => void;
};

export type OpenDaysCount = Live<number> & {
  /** Counts from now on, where there is a plan or a child, and as soon as there is one. */
  start(): void;
};

/** A child of the family itself, in the profile's text: its own code would weigh on the start of every phone. */
const HAS_CHILD = /"children":\[\{/;

export function createOpenDays(tools: OpenDaysTools): OpenDaysCount {
  const { store, localStorage, today } = tools;
  let days = readDays(textOf(OPEN_DAYS_KEY));
  // A prerendered page knows of no plan.
  const state = createStore<number>(() => 0);
  const show = () => state.setState(countFrom(days, today.getState()), true);
  show();
  let isFollowed = false;

  function textOf(key: string): string | null {
    return attempt(() => localStorage().getItem(key)) ?? null;
  }

  function keep(next: OpenDays): void {
    days = next;
    // Nor where the device was just erased: what is in memory must not be written again.
    const isEmpty = Object.keys(next).length === 0 || !hasChild();
    attempt(() =>
      isEmpty
        ? localStorage().removeItem(OPEN_DAYS_KEY)
        : localStorage().setItem(OPEN_DAYS_KEY, JSON.stringify(next)),
    );
    show();
  }

  const hasChild = () => HAS_CHILD.test(textOf(PROFILE_KEY) ?? '');
  const begin = lazy(() => tools.follow(keep));
  const beginWhen = (isWanted: boolean) => {
    // Without its code the last count stays, and the next start fetches it again.
    if (isWanted) begin().catch(logBug);
  };

  function followOthers(): void {
    isFollowed = true;
    today.subscribe(show);
    const { onOtherTab = onStorage } = tools;
    onOtherTab(() => {
      days = readDays(textOf(OPEN_DAYS_KEY));
      show();
    });
  }

  return {
    ...state,
    subscribe(listener) {
      if (!isFollowed) followOthers();
      return state.subscribe(listener);
    },
    start() {
      const isKnown = textOf(OPEN_DAYS_KEY) !== null || hasChild();
      beginWhen(isKnown);
      const countRows = () => store.user((db) => db.plan.count());
      if (!isKnown) store.live(countRows, (count) => beginWhen(count > 0), logBug);
    },
  };
}

const onStorage = (listener: () => void) => window.addEventListener('storage', listener);

/** The days that are over drop out by themselves. */
const countFrom = (days: OpenDays, today: string): number =>
  Object.entries(days).reduce((sum, [day, count]) => (day < today ? sum : sum + count), 0);

/** Reads any text, and null for none. */
function readDays(text: string | null): OpenDays {
  const found: unknown = attempt(() => JSON.parse(text ?? '{}', withoutPrototype));
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(
    Object.entries(found).filter(
      ([day, count]) => /^\d{4}-\d\d-\d\d$/.test(day) && Number.isInteger(count) && count > 0,
    ),
  );
}

/** A key that would change the prototype is no day. */
const withoutPrototype = (key: string, value: unknown) => (key === '__proto__' ? undefined : value);
