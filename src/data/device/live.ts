import type { LocalStore } from './db.ts';
import { createStore } from './store.ts';

export type Live<T> = {
  getSnapshot: () => T;
  subscribe: (listener: () => void) => () => void;
};

/**
 * One question asked for the whole page, however many pieces want the answer. It is followed while
 * anybody listens, in all tabs; the last answer stays, so that the next screen draws at once. An answer
 * that `isSame` as the last one is no news: nothing is drawn anew.
 */
export function liveValue<T>(
  on: LocalStore,
  question: () => Promise<T>,
  first: T,
  onError: (last: T) => T,
  isSame?: (a: T, b: T) => boolean,
): Live<T> {
  const store = createStore(first, isSame);
  let listeners = 0;
  let stop: (() => void) | null = null;
  return {
    getSnapshot: store.getSnapshot,
    subscribe(listener) {
      const unsubscribe = store.subscribe(listener);
      listeners += 1;
      if (listeners === 1) {
        stop = on.live(question, store.set, () => store.set(onError(store.getSnapshot())));
      }
      return () => {
        unsubscribe();
        listeners -= 1;
        if (listeners === 0) stop?.();
      };
    },
  };
}
