import { useEffect, useState } from 'react';
import type { Gazetteer } from '#domain/place/gazetteer.ts';

/** `failed`: its file is not on this phone and cannot be fetched now. */
export type Places = { gazetteer: Gazetteer | null; failed: boolean };

// One for the whole visit.
let kept: Gazetteer | null = null;

/** Where Georgia's ZIP codes and cities are, fetched once it is wanted. Null until it is here. */
export function useGazetteer(isWanted: boolean): Places {
  const [places, setPlaces] = useState<Places>({ gazetteer: kept, failed: false });
  const isMissing = isWanted && places.gazetteer === null && !places.failed;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isHere = true;
    const fetchPlaces = async () => {
      const fetched = await gazetteer();
      if (isHere) setPlaces({ gazetteer: fetched, failed: fetched === null });
    };
    void fetchPlaces();
    return () => {
      isHere = false;
    };
  }, [isMissing]);
  return places;
}

async function gazetteer(): Promise<Gazetteer | null> {
  try {
    kept ??= (await import('./georgiaGazetteer.ts')).georgiaGazetteer;
    return kept;
  } catch {
    return null;
  }
}
