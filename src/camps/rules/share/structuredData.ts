import type { Camp } from '../camp/camp.ts';
import { campDays, groupSessions } from '../text/dates/campDays.ts';
import { isOver, type SeasonDay } from '../camp/isOver.ts';
import { externalUrl } from '#base/http/externalUrl.ts';
import { hasAddress, fullAddress } from '../place/address.ts';
import { readPrice } from '../text/price.ts';

const isKnown = ([, value]: [string, unknown]) => value !== null && value !== '';
/** Search engines take an empty field for a value: what is not known is left out. */
const known = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(isKnown));

function locationOf(camp: Camp) {
  if (!hasAddress(camp)) return null;
  const { street, city, state, zip } = fullAddress(camp);
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

/**
 * The events of a camp's own page: one for each session, none when its days are not certain. `page.url` is the
 * camp's page.
 */
export function campEvents(camp: Camp, page: { url: string } & SeasonDay) {
  const { url, year, fromMonth } = page;
  const { name, offers, ...common } = commonOf(camp);
  return groupSessions(campDays(camp, year, fromMonth)).map(({ start, end }) =>
    known({
      '@type': ['Event', 'ChildrensEvent'],
      '@id': `${url}#${start}`,
      name,
      startDate: start,
      endDate: end,
      eventStatus: 'https://schema.org/EventScheduled',
      ...common,
      // Nothing is sold any more.
      offers: isOver(camp, page) ? null : offers,
      url,
    }),
  );
}
