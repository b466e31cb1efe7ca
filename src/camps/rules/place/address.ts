import type { Camp } from '../camp/camp.ts';

export type Address = Pick<
  Camp,
  'streetAddress' | 'city' | 'state' | 'zipCode' | 'latitude' | 'longitude' | 'coordinatePrecision'
>;

const trimmed = (text: string | null) => text?.trim().replaceAll(/\s+/g, ' ') ?? '';

/** The address as screens show it: a missing state is GA, a missing city Atlanta unless a ZIP could say otherwise. */
export function fullAddress(camp: Address): {
  street: string;
  city: string;
  state: string;
  zip: string;
} {
  const street = trimmed(camp.streetAddress);
  const zip = trimmed(camp.zipCode);
  const city = trimmed(camp.city) || (street !== '' && zip === '' ? 'Atlanta' : '');
  return { street, city, state: trimmed(camp.state) || 'GA', zip };
}

/** Whether the listing has more of an address than a state. */
export function hasAddress(camp: Address): boolean {
  const { street, city, zip } = fullAddress(camp);
  return street !== '' || city !== '' || zip !== '';
}

/** '88 Milton Ave, Alpharetta, GA 30009', as much of it as is known; else 'Location TBD'. */
export function addressLine(camp: Address): string {
  if (!hasAddress(camp)) return 'Location TBD';
  const { street, city, state, zip } = fullAddress(camp);
  return [street, city, `${state} ${zip}`.trim()].filter((part) => part !== '').join(', ');
}

/** Formats a camp's location for cards: its town, or else the known part of its address. */
export const townLabel = (camp: Address): string => fullAddress(camp).city || addressLine(camp);

const SEARCH = 'https://www.google.com/maps/search/?api=1&query=';
const DIRECTIONS = 'https://www.google.com/maps/dir/?api=1&destination=';

/** A maps search by coordinates if present, else by the address; null when neither is known. */
export const mapsUrl = (camp: Address) => mapLink(SEARCH, camp);

/** The way there from where one is; null when neither coordinates nor address are known. */
export const directionsUrl = (camp: Address) => mapLink(DIRECTIONS, camp);

/** The middle of a ZIP area or a city is not where the camp is: with a street, the address wins over it. */
function mapLink(link: string, camp: Address): string | null {
  const { latitude, longitude, coordinatePrecision } = camp;
  const isRough = coordinatePrecision === 'zip' || coordinatePrecision === 'city';
  const preferAddress = isRough && trimmed(camp.streetAddress) !== '';
  if (latitude !== null && longitude !== null && !preferAddress) {
    return `${link}${encodeURIComponent(`${latitude},${longitude}`)}`;
  }
  return hasAddress(camp) ? `${link}${encodeURIComponent(addressLine(camp))}` : null;
}
