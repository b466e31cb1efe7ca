import { useState } from 'react';
import { useMapKey } from '#camps/store/map/useMapKey.ts';
import type { Filters } from '#camps/rules/list/filters.ts';

/**
 * Whether a map is offered, and which view is on. 'asking': nothing is shown yet; 'unknown': the map key could not be
 * requested; 'none': the site has no map key, and the page explains how to get one.
 */
export function useMapOffer(view: Filters['view']) {
  const key = useMapKey();
  const offer = key.status !== 'known' ? key.status : key.hasKey ? 'map' : 'none';
  const [hasSwitched, setHasSwitched] = useState(false);
  return {
    offer,
    isMap: view === 'map' && offer === 'map',
    isOutOfReach: view === 'map' && offer === 'unknown',
    hasSwitched,
    /** Call when the visitor changes the view: each starts at its top. */
    switched() {
      setHasSwitched(true);
      window.scrollTo({ top: 0, behavior: 'instant' });
    },
  } as const;
}
