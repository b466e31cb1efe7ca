// Gives approved listings their coordinates: asks a geocoder, else takes the middle of the ZIP or city.
import { milesBetween, type Point } from '../../../src/camps/rules/place/distance.ts';
import { type Gazetteer, locate } from '../../../src/camps/rules/place/gazetteer.ts';
import { fullAddress } from '../../../src/camps/rules/place/address.ts';
import type { Geocoder } from './Geocoder.ts';
import type { PlaceQueue, PlaceRequest } from './PlaceQueue.ts';

/** Half a day of tries; after that the middle of the ZIP is better than nothing. */
const MAX_ATTEMPTS = 8;
/** A match farther than this from the middle of its own ZIP or city is another street of that name. */
const MAX_MILES = 25;

/** How many listings got their place to the door, how many the middle of a ZIP or city, how many none. */
export type Placed = { exact: number; rough: number; unknown: number; postponed: number };

/**
 * Run it when listings are approved, or every minute: one database query when none waits. May be killed at any step: an
 * unsettled claim is due again. Ends when nothing is due, after `limit`, or at the first sign that the geocoder is
 * unavailable: the next run tries again. Without a geocoder the gazetteer places everything. `signal` stops it at the
 * next step.
 */
export async function placeCamps(
  queue: PlaceQueue,
  geocoder: Geocoder | null,
  gazetteer: Gazetteer,
  signal: AbortSignal,
  limit = 50,
): Promise<Placed> {
  const placed: Placed = { exact: 0, rough: 0, unknown: 0, postponed: 0 };
  for (let count = 0; count < limit && !signal.aborted; count += 1) {
    const request = await queue.claim();
    if (request === null) break;
    const rough = locate(asPlace(request), gazetteer);
    const answer = await ask(geocoder, request, signal);
    if (answer.status === 'unavailable' && request.attempts < MAX_ATTEMPTS) {
      await queue.postpone(request, answer.why, answer.waitSeconds);
      placed.postponed += 1;
      break;
    }
    if (geocoder !== null && answer.status === 'found' && isNear(answer.at, rough)) {
      await queue.settle(request, { ...answer.at, precision: 'exact', source: geocoder.name });
      placed.exact += 1;
    } else if (rough !== null) {
      await queue.settle(request, { ...rough, source: 'gazetteer' });
      placed.rough += 1;
    } else {
      await queue.settle(request, null);
      placed.unknown += 1;
    }
  }
  return placed;
}

const isNear = (at: Point, rough: Point | null) =>
  rough === null || milesBetween(at, rough) <= MAX_MILES;

/** Asks the geocoder only for an address with a street. */
async function ask(geocoder: Geocoder | null, request: PlaceRequest, signal: AbortSignal) {
  const address = fullAddress(asPlace(request));
  if (geocoder === null || address.street === '') return { status: 'unknown' } as const;
  return geocoder.find(address, signal);
}

function asPlace({ street, city, state, zip }: PlaceRequest) {
  const noCoordinates = { latitude: null, longitude: null, coordinatePrecision: null };
  return { streetAddress: street, city, state, zipCode: zip, ...noCoordinates };
}
