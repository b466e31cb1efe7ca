import { useEffect, useState, useSyncExternalStore } from 'react';
import type { StreetMap, StreetMapState } from './streets/streetMap.ts';

const CHECKING: StreetMapState = { status: 'checking' };
const subscribeToNothing = () => () => undefined;
const getChecking = () => CHECKING;

export type { StreetMap, StreetMapState };

/** The operator's street map and its download; null without one, and until its code is loaded. */
export function useStreetMap(url: string | null): { map: StreetMap; state: StreetMapState } | null {
  const [map, setMap] = useState<StreetMap | null>(null);
  useEffect(() => {
    if (url === null) return;
    // Without its code our own basemap is shown.
    void import('./streets/streetMap.ts').then(
      ({ streetMap }) => setMap(streetMap(url)),
      () => undefined,
    );
  }, [url]);
  const state = useSyncExternalStore(
    map?.subscribe ?? subscribeToNothing,
    map?.getSnapshot ?? getChecking,
    getChecking,
  );
  return map === null ? null : { map, state };
}
