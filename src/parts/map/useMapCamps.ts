import { useEffect, useMemo, useState } from 'react';
import type { Camp } from '#domain/camp/camp.ts';
import { type Gazetteer, readGazetteer } from '#domain/place/gazetteer.ts';
import { type MapCamp, toMapCamp } from '#domain/place/mapCamp.ts';

// Spec 4 and 9: camps with coordinates show at once, the others are looked up a moment later.
const LOOK_UP_AFTER_MS = 100;

type Places = { gazetteer: Gazetteer | null; state: 'waiting' | 'ready' | 'failed' };

/** Every camp with its place on the map. `failed`: those without coordinates stay without. */
export function useMapCamps(camps: readonly Camp[]): { mapCamps: MapCamp[]; failed: boolean } {
  const [{ gazetteer, state }, setPlaces] = useState<Places>({ gazetteer: null, state: 'waiting' });
  const mustLookUp = camps.some(({ latitude, longitude }) => (latitude ?? longitude) === null);
  const isDue = mustLookUp && state === 'waiting';
  useEffect(() => {
    if (!isDue) return undefined;
    let isWanted = true;
    const lookUp = async () => {
      const places = await fetchPlaces();
      if (isWanted) setPlaces(places);
    };
    const pause = setTimeout(() => void lookUp(), LOOK_UP_AFTER_MS);
    return () => {
      isWanted = false;
      clearTimeout(pause);
    };
  }, [isDue]);
  const mapCamps = useMemo(
    () => camps.map((camp) => toMapCamp(camp, gazetteer)),
    [camps, gazetteer],
  );
  return { mapCamps, failed: state === 'failed' };
}

/** 13 kB that only maps and distances need. */
async function fetchPlaces(): Promise<Places> {
  try {
    const places = await import('#domain/place/georgiaPlaces.json');
    return { gazetteer: readGazetteer(places.default), state: 'ready' };
  } catch {
    return { gazetteer: null, state: 'failed' };
  }
}
