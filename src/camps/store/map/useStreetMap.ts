import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Live } from '#base/device/live.ts';
import { useApp } from '#base/useApp.ts';
import type { StreetMap, StreetMapState } from './streets/streetMap.ts';

export type { StreetMap, StreetMapState };

/** The operator's street map and its download; null without one, and until its code is loaded. */
export function useStreetMap(url: string | null): { map: StreetMap; state: StreetMapState } | null {
  const { streetMaps } = useApp();
  const [map, setMap] = useState<StreetMap | null>(null);
  useEffect(() => {
    if (url === null) return;
    // Without its code our own basemap is shown.
    streetMaps().then(
      (open) => setMap(open(url)),
      () => undefined,
    );
  }, [streetMaps, url]);
  const state = useStore(map ?? notLoaded);
  return map === null ? null : { map, state };
}

const CHECKING: StreetMapState = { status: 'checking' };
const notLoaded: Live<StreetMapState> = {
  getState: () => CHECKING,
  getInitialState: () => CHECKING,
  subscribe: () => () => undefined,
};
