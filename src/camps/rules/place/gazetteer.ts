import * as v from 'valibot';
import type { Point } from './distance.ts';
import { type Address, fullAddress } from './address.ts';

/**
 * The locations of Georgia's ZIP codes and cities (georgiaPlaces.json, written by src/build/assets/map/writePlaces.ts).
 */
export type Gazetteer = {
  zips: ReadonlyMap<string, Point>;
  /** The middle of each city, by `cityKey`. */
  cities: ReadonlyMap<string, Point>;
};

/** The middle of a ZIP area or a city: usually 2 km off, sometimes 5. Not good enough for directions. */
export type ApproximatePoint = Point & { precision: 'zip' | 'city' };

const Rows = v.array(v.tuple([v.string(), v.number(), v.number()]));
const PlacesSchema = v.object({ zips: Rows, cities: Rows });

const point = (latitude: number, longitude: number): Point => ({ latitude, longitude });

export function readGazetteer(places: unknown): Gazetteer {
  const { zips, cities } = v.parse(PlacesSchema, places);
  return {
    zips: new Map(zips.map(([zip, ...degrees]) => [zip, point(...degrees)])),
    cities: new Map(cities.map(([name, ...degrees]) => [cityKey(name), point(...degrees)])),
  };
}

/** 'Mc Donough' and 'McDonough', 'St. Marys' and 'Saint Marys' are the same city. */
function cityKey(name: string): string {
  const letters = name.toLowerCase().replaceAll(/[^a-z]/g, '');
  return letters.replace(/^saint/, 'st');
}

/** A ZIP as it is typed ('30030', ' 30030-1234 '), or null when Georgia has no such ZIP. */
export function locateZip(text: string, { zips }: Gazetteer): Point | null {
  const zip = /(?:^|\s)(\d{5})(?:-\d{4})?\s*$/.exec(text)?.[1];
  return zip === undefined ? null : (zips.get(zip) ?? null);
}

/** Locates a listing without coordinates by its ZIP, or else its city. Returns null if neither is known. */
export function locate(place: Address, gazetteer: Gazetteer): ApproximatePoint | null {
  const { street, city, state, zip } = fullAddress(place);
  const byZip = locateZip(zip, gazetteer) ?? locateZip(street, gazetteer);
  if (byZip !== null) return { ...byZip, precision: 'zip' };
  // The gazetteer knows Georgia only: Decatur, AL is another town.
  const byCity = /^(ga|georgia)$/i.test(state) ? gazetteer.cities.get(cityKey(city)) : undefined;
  return byCity === undefined ? null : { ...byCity, precision: 'city' };
}
