import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LocalStore } from './db.ts';
import { lazy } from '../device/lazy.ts';

/** A value that changes, to read and to subscribe to: what zustand's useStore takes. */
export type Live<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;

/**
 * One live query for the whole tab, however many components read it. It runs while it has a subscriber, across tabs;
 * the last value stays, so that the next screen draws at once. A value that `isSame` as the last one is not published.
 * `onError` returns what to show when the query failed; without it the last value stays, as sync and the next save
 * report failing storage. `set` shows another value until the query has one.
 */
export function liveValue<T>(
  store: LocalStore,
  query: () => Promise<T>,
  first: T,
  onError: (last: T, error: unknown) => T = (last) => last,
  isSame: (a: T, b: T) => boolean = Object.is,
): Live<T> & { set: (value: T) => void } {
  const state = createStore<T>(() => first);
  const set = (value: T) => {
    if (!isSame(value, state.getState())) state.setState(value, true);
  };
  let listeners = 0;
  let stop: (() => void) | null = null;
  return {
    ...state,
    set,
    subscribe(listener) {
      const unsubscribe = state.subscribe(listener);
      listeners += 1;
      if (listeners === 1)
        stop = store.live(query, set, (error) => set(onError(state.getState(), error)));
      return () => {
        unsubscribe();
        listeners -= 1;
        if (listeners === 0) stop?.();
      };
    },
  };
}

/**
 * A value whose code is fetched for the first subscriber, `first` until then. When it does not arrive it is `lost`, and the
 * next subscriber tries again.
 */
export function liveFrom<T>(first: T, load: () => Promise<Live<T>>, lost = first): Live<T> {
  const state = createStore<T>(() => first);
  const source = lazy(load);
  return {
    ...state,
    subscribe(listener) {
      const unsubscribe = [state.subscribe(listener)];
      let isWanted = true;
      const follow = (live: Live<T>) => {
        const copy = () => state.setState(live.getState(), true);
        if (!isWanted) return;
        unsubscribe.push(live.subscribe(copy));
        copy();
      };
      source().then(follow, () => state.setState(lost, true));
      return () => {
        isWanted = false;
        for (const stop of unsubscribe) stop();
      };
    },
  };
}
