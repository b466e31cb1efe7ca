import { useEffect, useState, useSyncExternalStore } from 'react';
import type { StreetMap, StreetState } from './streets/streetMap.ts';

const looking: StreetState = { status: 'looking' };
const unheard = () => () => undefined;
const notYet = () => looking;

export type { StreetMap, StreetState };

/** The operator's street map and how much of it this phone keeps; null without one, and until its code is here. */
export function useStreetMap(url: string | null): { map: StreetMap; state: StreetState } | null {
  const [map, setMap] = useState<StreetMap | null>(null);
  useEffect(() => {
    if (url === null) return;
    // Without its code the built-in map stands.
    void import('./streets/streetMap.ts').then(
      ({ streetMap }) => setMap(streetMap(url)),
      () => undefined,
    );
  }, [url]);
  const state = useSyncExternalStore(map?.subscribe ?? unheard, map?.getSnapshot ?? notYet, notYet);
  return map === null ? null : { map, state };
}
