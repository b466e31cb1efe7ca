import type { Camp } from '#camps/rules/camp/camp.ts';
import { fullAddress } from '#camps/rules/place/address.ts';
import type { Point } from '#camps/rules/place/distance.ts';
import { type Gazetteer, locate, locateZip } from '#camps/rules/place/gazetteer.ts';

/** Its name as a sentence has it, and its middle. */
export type SupplyPlace = { name: string; from: Point };

const NOWHERE = {
  streetAddress: null,
  city: null,
  state: null,
  zipCode: null,
  latitude: null,
  longitude: null,
  coordinatePrecision: null,
} as const;

/** A typed city or ZIP ('decatur', 'Decatur, GA', '30030'); null when Georgia has none of that name. */
export function supplyPlace(text: string, gazetteer: Gazetteer): SupplyPlace | null {
  const words = text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/,? (?:ga|georgia)\.?$/i, '');
  const zip = /\d{5}/.exec(words)?.[0];
  const from = zip
    ? locateZip(zip, gazetteer)
    : locate({ ...NOWHERE, city: words, state: 'GA' }, gazetteer);
  // All capitals are a habit of typing; 'McDonough' is a name.
  const calm = words === words.toUpperCase() ? words.toLowerCase() : words;
  const name = zip ?? calm.replaceAll(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
  return from && { name, from };
}

/** The place of a form as far as it is typed, by its ZIP or else its city; null while Georgia has none of that name. */
export function typedPlace(
  { city, state, zipCode }: Record<'city' | 'state' | 'zipCode', string>,
  gazetteer: Gazetteer,
): SupplyPlace | null {
  const from = locate({ ...NOWHERE, city, state, zipCode }, gazetteer);
  return from && { name: from.precision === 'zip' ? zipCode.trim() : city.trim(), from };
}

/** The cities of the directory's camps that the gazetteer knows, those with the most camps first. */
export function campCities(camps: readonly Camp[], gazetteer: Gazetteer): string[] {
  const counts = new Map<string, number>();
  for (const camp of camps) {
    const { city, state } = fullAddress(camp);
    if (/^(?:ga|georgia)$/i.test(state)) counts.set(city, (counts.get(city) ?? 0) + 1);
  }
  return [...counts]
    .filter(([city]) => city !== '' && supplyPlace(city, gazetteer) !== null)
    .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .map(([city]) => city);
}
