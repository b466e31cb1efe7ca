import type { SupabaseClient } from '@supabase/supabase-js';
import { readGazetteer } from '../../../src/camps/rules/place/gazetteer.ts';
import places from '../../../src/camps/rules/place/georgiaPlaces.json' with { type: 'json' };
import { chosenGeocoder } from '../../functions/geocode/chosenGeocoder.ts';
import { placeCamps } from '../../functions/geocode/placeCamps.ts';
import { placeQueue } from '../../functions/geocode/PlaceQueue.ts';
import { runEvery } from '../start/runEvery.ts';

/**
 * What a schedule does on a hosted project: geocodes the listings that wait for it, now and every minute.
 * Returns how to stop. A failure is logged and retried; until then phones use the ZIP of a listing.
 */
export function scheduleGeocoding(
  client: SupabaseClient,
  geocoderUrl: string,
): () => Promise<void> {
  const queue = placeQueue(client);
  const geocoder = chosenGeocoder(geocoderUrl);
  const gazetteer = readGazetteer(places);
  return runEvery({
    intervalMs: 60_000,
    startsNow: true,
    run: (signal) => placeCamps(queue, geocoder, gazetteer, signal),
    failure: 'Listings could not be geocoded:',
  });
}
