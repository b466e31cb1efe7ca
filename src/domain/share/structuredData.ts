import type { Camp } from '../camp/camp.ts';
import { campDays, sessionsOf } from '../text/campDays.ts';
import { externalUrl } from '../camp/externalUrl.ts';
import { hasAddress, townOf } from '../place/address.ts';
import { readPrice } from '../text/price.ts';

/** `year` and `fromMonth` as in readCampDates; `url` is the page's canonical address. */
export type ListedPage = { name: string; url: string; year: number; fromMonth?: number };

const isKnown = ([, value]: [string, unknown]) => value !== null && value !== '';
/** Search engines take an empty field for a value: what is not known is left out. */
const known = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(isKnown));

function locationOf(camp: Camp) {
  if (!hasAddress(camp)) return null;
  const { street, city, state, zip } = townOf(camp);
  const { latitude, longitude } = camp;
  const isExact = camp.coordinatePrecision === 'exact';
  return known({
    '@type': 'Place',
    name: camp.providerName,
    geo: isExact ? { '@type': 'GeoCoordinates', latitude, longitude } : null,
    address: known({
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: 'US',
    }),
  });
}

function offerOf(camp: Camp, url: string | null) {
  const price = readPrice(camp.price);
  if (price.kind === 'unknown') return null;
  const cents = price.kind === 'free' ? 0 : price.cents;
  return known({ '@type': 'Offer', price: (cents / 100).toFixed(2), priceCurrency: 'USD', url });
}

/** schema.org's age range: '5-12', '9-' for nine and up. */
function ageRangeOf({ ageMin, ageMax }: Camp): string | null {
  return ageMin === null && ageMax === null ? null : `${ageMin ?? 0}-${ageMax ?? ''}`;
}

/** What all structured data of a camp has in common. */
function commonOf(camp: Camp) {
  const url = externalUrl(camp.websiteUrl);
  return {
    name: camp.theme.trim() === '' ? camp.providerName : `${camp.providerName}: ${camp.theme}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: locationOf(camp),
    organizer: known({ '@type': 'Organization', name: camp.providerName, url }),
    typicalAgeRange: ageRangeOf(camp),
    offers: offerOf(camp, url),
  };
}

/** An Event needs a day: a camp whose days are not certain is an Organization, never a guessed Event. */
function itemOf(camp: Camp, { year, fromMonth }: ListedPage) {
  const days = campDays(camp, year, fromMonth);
  const [first] = days;
  const url = externalUrl(camp.websiteUrl);
  if (first === undefined) {
    const location = locationOf(camp);
    return known({ '@type': 'Organization', name: camp.providerName, url, location });
  }
  const { name, ...common } = commonOf(camp);
  const [startDate, endDate] = [first, days.at(-1) ?? first];
  return known({ '@type': 'Event', name, startDate, endDate, ...common, url });
}

/**
 * The events of a camp's own page: one for each session, none when its days are not certain. `page.url` is the
 * camp's page.
 */
export function campEvents(camp: Camp, { url, year, fromMonth }: Omit<ListedPage, 'name'>) {
  const { name, ...common } = commonOf(camp);
  return sessionsOf(campDays(camp, year, fromMonth)).map(({ start, end }) =>
    known({
      '@type': ['Event', 'ChildrensEvent'],
      '@id': `${url}#${start}`,
      name,
      startDate: start,
      endDate: end,
      eventStatus: 'https://schema.org/EventScheduled',
      ...common,
      url,
    }),
  );
}

/** schema.org data of the camps a page shows, as a plain object. The caller escapes it for HTML. */
export function structuredData(camps: readonly Camp[], page: ListedPage) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: page.name,
    url: page.url,
    numberOfItems: camps.length,
    itemListElement: camps.map((camp, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: itemOf(camp, page),
    })),
  };
}
