import { yieldToMain } from './yieldToMain.ts';
import type { LocalStore } from './db.ts';
import { RemoteError } from '../directory/RemoteError.ts';

/**
 * A phone whose storage code is fetched at the first work: pages stand before Dexie wakes up. A part
 * that does not arrive fails that work only; the next one asks again.
 */
export function lazyLocalStore(load: () => Promise<LocalStore>): LocalStore {
  let phone: LocalStore | null = null;
  let loading: Promise<LocalStore> | null = null;
  const unheard = new Set<() => void>();

  async function fetched(): Promise<LocalStore> {
    try {
      phone = await load();
    } catch {
      throw new RemoteError('retry', 'lost code');
    } finally {
      loading = null;
    }
    for (const begin of unheard) begin();
    unheard.clear();
    return phone;
  }
  const whenHere = () => (loading ??= fetched());

  return {
    // No await once it is here: a live query loses track of what it read after a foreign one.
    cache: (work) => phone?.cache(work) ?? whenHere().then((it) => it.cache(work)),
    user: (work) => phone?.user(work) ?? whenHere().then((it) => it.user(work)),
    live(question, onValue, onError) {
      let stop: (() => void) | null = null;
      const begin = () => {
        stop = phone?.live(question, onValue, onError) ?? null;
      };
      if (phone) begin();
      else {
        unheard.add(begin);
        whenHere().catch((error: unknown) => unheard.has(begin) && onError(error));
      }
      return () => {
        unheard.delete(begin);
        stop?.();
      };
    },
    close: () => phone?.close(),
  };
}

/** This phone. The effects of a page that wakes up ask for it, so it comes in steps. */
export const localStore = lazyLocalStore(async () => {
  await yieldToMain();
  const { openLocalStore } = await import('./db.ts');
  await yieldToMain();
  return openLocalStore();
});
