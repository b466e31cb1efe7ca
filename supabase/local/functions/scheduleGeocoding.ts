import { createClient } from '@supabase/supabase-js';
import { readGazetteer } from '../../../src/domain/place/gazetteer.ts';
import places from '../../../src/domain/place/georgiaPlaces.json' with { type: 'json' };
import { chosenGeocoder } from '../../functions/geocode/chosenGeocoder.ts';
import { placeCamps } from '../../functions/geocode/placeCamps.ts';
import { placeQueue } from '../../functions/geocode/PlaceQueue.ts';

const everyMs = 60_000;

/**
 * The schedule of a hosted project: gives listings that wait for it their place, now and every minute.
 * Answers how to stop. A failure is told and tried again: phones place a listing by its ZIP meanwhile.
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
    placeCamps(queue, geocoder, gazetteer, stopping.signal).catch((problem: unknown) => {
      console.error('Listings could not be given their place:', problem);
    });
  // Nobody waits for the first one: a service that is away must not hold up the start.
  let running: Promise<unknown> = place();
  const timer = setInterval(() => {
    running = running.then(place);
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
