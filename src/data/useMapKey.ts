import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LiveMapKey, MapKey } from './mapKey.ts';

const asking: MapKey = { status: 'asking' };
const nobodyYet: LiveMapKey = { getSnapshot: () => asking, subscribe: () => () => undefined };

/** Whether this site has a map; the first one to use this asks, when the page stands. */
export function useMapKey(): MapKey {
  const [key, setKey] = useState(nobodyYet);
  useEffect(() => {
    // Code that does not come leaves the question open, as an answer that does not come would.
    void import('./mapKey.ts').then(
      ({ mapKey }) => setKey(mapKey),
      () => undefined,
    );
  }, []);
  return useSyncExternalStore(key.subscribe, key.getSnapshot, () => asking);
}
