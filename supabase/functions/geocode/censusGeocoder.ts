// The geocoder of the US Census Bureau: no key, US addresses, its data is public.
import * as v from 'valibot';
import { milesBetween, type Point } from '../../../src/camps/rules/place/distance.ts';
import type { Address, Geocoder, GeocoderAnswer } from './Geocoder.ts';

export const censusUrl = 'https://geocoding.geo.census.gov/geocoder';

const AnswerSchema = v.object({
  result: v.object({
    addressMatches: v.array(
      v.object({
        coordinates: v.object({
          x: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
          y: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
        }),
      }),
    ),
  }),
});

const TIMEOUT_MS = 15_000;
/** Matches closer than this are one place, such as two sides of a street. */
const SAME_PLACE_MILES = 0.5;

/** `url` may be another service with the same responses. */
export function censusGeocoder(url = censusUrl, timeoutMs = TIMEOUT_MS): Geocoder {
  return {
    name: 'census',
    async find(address, signal) {
      try {
        const either = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
        const response = await fetch(requestUrl(url, address), { signal: either });
        // It returns 400 for an address it cannot read; a retry would not change that.
        if (response.status === 400) return { status: 'unknown' };
        if (!response.ok) return unavailable(`status ${response.status}`, response);
        return read(await response.json());
      } catch (problem) {
        // No network, no response in time, or a page of HTML.
        return unavailable(problem instanceof Error ? problem.message : String(problem));
      }
    },
  };
}

function requestUrl(url: string, { street, city, state, zip }: Address): string {
  const params = new URLSearchParams({ street, city, state, zip });
  params.set('benchmark', 'Public_AR_Current');
  params.set('format', 'json');
  return `${url.replace(/\/+$/, '')}/locations/address?${params.toString()}`;
}

function read(body: unknown): GeocoderAnswer {
  const answer = v.safeParse(AnswerSchema, body);
  if (!answer.success) return unavailable('its answer is not as expected');
  const places = answer.output.result.addressMatches.map(({ coordinates: { x, y } }): Point => ({
    latitude: y,
    longitude: x,
  }));
  const [first, ...others] = places;
  const isOne = others.every((other) => milesBetween(first ?? other, other) <= SAME_PLACE_MILES);
  return first !== undefined && isOne ? { status: 'found', at: first } : { status: 'unknown' };
}

function unavailable(why: string, response?: Response): GeocoderAnswer {
  const seconds = Number(response?.headers.get('retry-after') ?? 0);
  const waitSeconds = Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : 0;
  return { status: 'unavailable', why: `census: ${why}`, waitSeconds };
}
