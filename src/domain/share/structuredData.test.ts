import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { campEvents, structuredData } from './structuredData.ts';

const page = {
  name: 'Fall Break Camps',
  url: 'https://camply.example/browse/fall-break',
  year: 2025,
};
const itemOf = (said: Parameters<typeof aCamp>[0]) =>
  structuredData([aCamp(said)], page).itemListElement[0]?.item;

test('shown camps are a numbered list of events', () => {
  const data = structuredData(
    [aCamp(), aCamp({ id: 'b', days: ['2025-10-14', '2025-10-13'] })],
    page,
  );
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    url: page.url,
    numberOfItems: 2,
    itemListElement: [
      { position: 1, item: { startDate: '2025-10-06', endDate: '2025-10-10' } },
      { position: 2, item: { startDate: '2025-10-13', endDate: '2025-10-14' } },
    ],
  });
  expect(data.itemListElement[0]?.item).toEqual({
    '@type': 'Event',
    name: 'Pine & Paddle: Canoe, Forest school',
    startDate: '2025-10-06',
    endDate: '2025-10-10',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: 'Pine & Paddle',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '900 Lake Claire Way',
        addressLocality: 'Decatur',
        addressRegion: 'GA',
        postalCode: '30030',
        addressCountry: 'US',
      },
    },
    organizer: {
      '@type': 'Organization',
      name: 'Pine & Paddle',
      url: 'https://pine.example.com/fall',
    },
    typicalAgeRange: '6-12',
    offers: {
      '@type': 'Offer',
      price: '385.00',
      priceCurrency: 'USD',
      url: 'https://pine.example.com/fall',
    },
    url: 'https://pine.example.com/fall',
  });
});

test('days that are not certain make no event', () => {
  expect(itemOf({ days: null, datesText: 'Oct 6-10; half day Oct 13' })).toMatchObject({
    '@type': 'Organization',
    name: 'Pine & Paddle',
  });
  expect(itemOf({ days: null, datesText: 'Oct 6-7' })).toMatchObject({ endDate: '2025-10-07' });
});

test('what is not known is left out', () => {
  const item = itemOf({
    price: '$50-$75',
    ageMin: null,
    ageMax: null,
    websiteUrl: 'javascript:alert(1)',
    streetAddress: null,
    city: null,
    zipCode: null,
  });
  expect(Object.keys(item ?? {})).toEqual([
    '@type',
    'name',
    'startDate',
    'endDate',
    'eventAttendanceMode',
    'organizer',
  ]);
  expect(itemOf({ ageMin: 9, ageMax: null })).toMatchObject({ typicalAgeRange: '9-' });
  expect(itemOf({ price: 'Free' })).toMatchObject({ offers: { price: '0.00' } });
});

test('a camp has one children’s event for each session, and none when its days are not certain', () => {
  const own = { url: 'https://camply.example/camps/pine-and-paddle', year: 2025 };
  const camp = aCamp({ days: ['2025-10-06', '2025-10-07', '2025-10-13'] });
  expect(campEvents(camp, own)).toMatchObject([
    { startDate: '2025-10-06', endDate: '2025-10-07', '@id': `${own.url}#2025-10-06` },
    { '@type': ['Event', 'ChildrensEvent'], startDate: '2025-10-13', endDate: '2025-10-13' },
  ]);
  expect(campEvents(aCamp({ days: null, datesText: 'most weekends' }), own)).toEqual([]);
});

test('only an exact place has coordinates', () => {
  const at = { latitude: 33.7, longitude: -84.3 };
  const geoOf = (coordinatePrecision: 'exact' | 'zip') =>
    JSON.stringify(itemOf({ ...at, coordinatePrecision }));
  expect(geoOf('exact')).toContain('"latitude":33.7');
  expect(geoOf('zip')).not.toContain('latitude');
});
