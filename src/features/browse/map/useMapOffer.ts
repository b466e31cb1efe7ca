import { useEffect, useEffectEvent, useState } from 'react';
import { useMapKey } from '#data/map/useMapKey.ts';
import type { Filters } from '#domain/list/filters.ts';

/**
 * Whether a map is offered, and which view is on. 'asking' and 'unknown' offer nothing and blame nobody;
 * 'none': the site has no key, and somebody should be told how to get one (spec 2).
 */
export function useMapOffer(view: Filters['view'], onOffered: () => void) {
  const key = useMapKey();
  const offer = key.status !== 'known' ? key.status : key.hasKey ? 'map' : 'none';
  const [hasSwitched, setHasSwitched] = useState(false);
  const tell = useEffectEvent(onOffered);
  useEffect(() => {
    if (offer === 'map') tell();
  }, [offer]);
  return {
    offer,
    isMap: view === 'map' && offer === 'map',
    hasSwitched,
    /** Call when a person changes the view: both begin at their top. */
    switched() {
      setHasSwitched(true);
      window.scrollTo({ top: 0, behavior: 'instant' });
    },
  } as const;
}
