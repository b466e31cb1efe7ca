import { useSyncExternalStore } from 'react';
import type { LiveMapKey, MapKey } from './mapKey.ts';

const asking: MapKey = { status: 'asking' };
// Its code comes when the page stands.
let live: LiveMapKey | null = null;

/** Whether this site has a map; the first one to use this asks, when the page stands. */
export function useMapKey(): MapKey {
  return useSyncExternalStore(subscribe, known, () => asking);
}

function known(): MapKey {
  const now = live?.getSnapshot() ?? asking;
  return now.status === 'asking' ? asking : now;
}

function subscribe(listener: () => void): () => void {
  let isWanted = true;
  let stop: (() => void) | null = null;
  const ask = async () => {
    const { mapKey } = await import('./mapKey.ts');
    if (!isWanted) return;
    live = mapKey;
    stop = mapKey.subscribe(listener);
    listener();
  };
  // Code that does not come leaves the question open, as an answer that does not come would.
  ask().catch(() => undefined);
  return () => {
    isWanted = false;
    stop?.();
  };
}
