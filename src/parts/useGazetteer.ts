import { useEffect, useState } from 'react';
import { type Gazetteer, readGazetteer } from '#domain/gazetteer.ts';

type Places = { gazetteer: Gazetteer | null; failed: boolean };

// One for the whole visit: 13 kB that only maps and distances need.
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
    kept ??= readGazetteer((await import('#domain/georgiaPlaces.json')).default);
    return kept;
  } catch {
    return null;
  }
}
