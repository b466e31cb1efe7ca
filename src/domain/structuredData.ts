import type { Camp } from './camp.ts';
import { daysOf, readCampDates } from './campDates.ts';
import { externalUrl } from './externalUrl.ts';
import { hasPlace, townOf } from './place.ts';
import { readPrice } from './price.ts';

/** `year` and `fromMonth` as in readCampDates; `url` is the page's canonical address. */
export type ListedPage = { name: string; url: string; year: number; fromMonth?: number };

const isSaid = ([, value]: [string, unknown]) => value !== null && value !== '';
/** Search engines take an empty field for a statement: what is not known is left out. */
const known = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(isSaid));

/** First and last day: from the listing's days, else from its words when every word was read. */
function spanOf(camp: Camp, { year, fromMonth = 1 }: ListedPage) {
  const { sessions, unread } = readCampDates(camp.datesText, year, fromMonth);
  const read = unread.length === 0 ? daysOf(sessions) : [];
  const days = camp.days && camp.days.length > 0 ? camp.days.toSorted() : read;
  const [first] = days;
  return first === undefined ? null : { first, last: days.at(-1) ?? first };
}

function placeOf(camp: Camp) {
  if (!hasPlace(camp)) return null;
  const { street, city, state, zip } = townOf(camp);
  return {
    '@type': 'Place',
    name: camp.providerName,
    address: known({
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: 'US',
    }),
  };
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

/** An Event needs a day: a camp whose days are not certain is an Organization, never a guessed Event. */
function itemOf(camp: Camp, page: ListedPage) {
  const span = spanOf(camp, page);
  const url = externalUrl(camp.websiteUrl);
  const location = placeOf(camp);
  if (span === null) {
    return known({ '@type': 'Organization', name: camp.providerName, url, location });
  }
  return known({
    '@type': 'Event',
    name: camp.theme.trim() === '' ? camp.providerName : `${camp.providerName}: ${camp.theme}`,
    startDate: span.first,
    endDate: span.last,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location,
    organizer: known({ '@type': 'Organization', name: camp.providerName, url }),
    typicalAgeRange: ageRangeOf(camp),
    offers: offerOf(camp, url),
    url,
  });
}

/** Structured data (spec 2) of the camps a page shows, as a plain object. Escaping for HTML is the caller's. */
export function structuredData(camps: readonly Camp[], page: ListedPage) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: page.name,
    url: page.url,
    numberOfItems: camps.length,
    itemListElement: camps.map((camp, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: itemOf(camp, page),
    })),
  };
}
