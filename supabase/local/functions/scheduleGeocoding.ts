import { createClient } from '@supabase/supabase-js';
import { readGazetteer } from '../../../src/camps/rules/place/gazetteer.ts';
import places from '../../../src/camps/rules/place/georgiaPlaces.json' with { type: 'json' };
import { chosenGeocoder } from '../../functions/geocode/chosenGeocoder.ts';
import { placeCamps } from '../../functions/geocode/placeCamps.ts';
import { placeQueue } from '../../functions/geocode/PlaceQueue.ts';

const INTERVAL_MS = 60_000;

/**
 * What a schedule does on a hosted project: geocodes the listings that wait for it, now and every minute.
 * Returns how to stop. A failure is logged and retried; until then phones use the ZIP of a listing.
 */
export function scheduleGeocoding(
  url: string,
  secretKey: string,
  geocoderUrl: string,
): () => Promise<void> {
  const auth = { persistSession: false, autoRefreshToken: false };
  const queue = placeQueue(createClient(url, secretKey, { auth }));
  const geocoder = chosenGeocoder(geocoderUrl);
  const gazetteer = readGazetteer(places);
  const stopping = new AbortController();
  const place = () =>
    placeCamps(queue, geocoder, gazetteer, stopping.signal).catch((error: unknown) => {
      console.error('Listings could not be geocoded:', error);
    });
  // The first run is not awaited: a service that is down must not delay the start.
  let running: Promise<unknown> = place();
  const timer = setInterval(() => {
    running = running.then(place);
  }, INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
