type Live<T> = { getSnapshot: () => T; subscribe: (listener: () => void) => () => void };

/** The first value that is as wanted. No waiting by the clock: it is told. */
export function until<T>(live: Live<T>, isWanted: (value: T) => boolean): Promise<T> {
  return new Promise((resolve) => {
    let unsubscribe: (() => void) | null = null;
    const look = () => {
      const value = live.getSnapshot();
      if (!isWanted(value)) return;
      resolve(value);
      unsubscribe?.();
    };
    unsubscribe = live.subscribe(look);
    look();
  });
}
