/** One value that changes, and who wants to know: not of the same value again. React reads it by useSyncExternalStore. */
export type Store<T> = {
  getSnapshot: () => T;
  subscribe: (listener: () => void) => () => void;
  set: (value: T) => void;
};

export function createStore<T>(first: T, isSame: (a: T, b: T) => boolean = Object.is): Store<T> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    getSnapshot: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      if (isSame(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
