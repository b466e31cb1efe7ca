import { useEffect, useMemo, useState } from 'react';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { type Gazetteer, readGazetteer } from '#camps/rules/place/gazetteer.ts';
import { type MapCamp, toMapCamp } from '#camps/rules/place/mapCamp.ts';
import { logBug } from '#base/device/isNoAnswer.ts';

// Camps with coordinates show at once, the others are looked up a moment later.
const LOOKUP_DELAY_MS = 100;

type Lookup = { gazetteer: Gazetteer | null; state: 'waiting' | 'ready' | 'failed' };

/** Every camp with its location on the map. `failed`: those without coordinates stay without one. */
export function useMapCamps(camps: readonly Camp[]): { mapCamps: MapCamp[]; failed: boolean } {
  const [{ gazetteer, state }, setLookup] = useState<Lookup>({ gazetteer: null, state: 'waiting' });
  const needsLookup = camps.some(({ latitude, longitude }) => (latitude ?? longitude) === null);
  const isDue = needsLookup && state === 'waiting';
  useEffect(() => {
    if (!isDue) return undefined;
    let isCurrent = true;
    const lookUp = async () => {
      const loaded = await loadGazetteer();
      if (isCurrent) setLookup(loaded);
    };
    const timer = setTimeout(() => void lookUp(), LOOKUP_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isDue]);
  const mapCamps = useMemo(
    () => camps.map((camp) => toMapCamp(camp, gazetteer)),
    [camps, gazetteer],
  );
  return { mapCamps, failed: state === 'failed' };
}

/** 13 kB that only maps and distances need. */
async function loadGazetteer(): Promise<Lookup> {
  try {
    const places = await import('#camps/rules/place/georgiaPlaces.json');
    return { gazetteer: readGazetteer(places.default), state: 'ready' };
  } catch (error) {
    logBug(error);
    return { gazetteer: null, state: 'failed' };
  }
}
