import type { LocalStore } from './db.ts';
import { lazy } from '../device/lazy.ts';

/**
 * A store whose code is fetched at its first use: no page waits for Dexie. When the code does not
 * arrive only that call fails; the next one fetches it again.
 */
export function openStoreFrom(load: () => Promise<LocalStore>): LocalStore {
  let store: LocalStore | null = null;
  const waiting = new Set<() => void>();
  const loaded = lazy(async () => {
    store = await load();
    for (const begin of waiting) begin();
    waiting.clear();
    return store;
  });

  return {
    // No await once it is loaded: a live query loses track of what it read after a foreign one.
    cache: (work) => store?.cache(work) ?? loaded().then((it) => it.cache(work)),
    user: (work) => store?.user(work) ?? loaded().then((it) => it.user(work)),
    live(query, onValue, onError) {
      let stop: (() => void) | null = null;
      const begin = () => {
        stop = store?.live(query, onValue, onError) ?? null;
      };
      if (store) begin();
      else {
        waiting.add(begin);
        loaded().catch((error: unknown) => waiting.has(begin) && onError(error));
      }
      return () => {
        waiting.delete(begin);
        stop?.();
      };
    },
    close: () => store?.close(),
  };
}
