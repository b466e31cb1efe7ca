type Live<T> = { getState: () => T; subscribe: (listener: () => void) => () => void };

/** The first value that `isWanted`. No polling: it subscribes. */
export function until<T>(live: Live<T>, isWanted: (value: T) => boolean): Promise<T> {
  return new Promise((resolve) => {
    let unsubscribe: (() => void) | null = null;
    const check = () => {
      const value = live.getState();
      if (!isWanted(value)) return;
      resolve(value);
      unsubscribe?.();
    };
    unsubscribe = live.subscribe(check);
    check();
  });
}
