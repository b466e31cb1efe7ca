import { useEffect, useState } from 'react';
import type { Gazetteer } from '#camps/rules/place/gazetteer.ts';
import { logBug } from '#base/device/isNoAnswer.ts';

/** `failed`: its file is not cached and cannot be fetched now. */
export type Places = { gazetteer: Gazetteer | null; failed: boolean };

// Shared by every list of the visit.
let cached: Gazetteer | null = null;

/** The locations of Georgia's ZIP codes and cities, loaded when first needed; null until then. */
export function useGazetteer(isNeeded: boolean): Places {
  const [places, setPlaces] = useState<Places>({ gazetteer: cached, failed: false });
  const isMissing = isNeeded && places.gazetteer === null && !places.failed;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isMounted = true;
    const load = async () => {
      const gazetteer = await loadGazetteer();
      if (isMounted) setPlaces({ gazetteer, failed: gazetteer === null });
    };
    void load();
    return () => {
      isMounted = false;
    };
  }, [isMissing]);
  return places;
}

async function loadGazetteer(): Promise<Gazetteer | null> {
  try {
    cached ??= (await import('./georgiaGazetteer.ts')).georgiaGazetteer;
    return cached;
  } catch (error) {
    logBug(error);
    return null;
  }
}
