import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { campEvents } from './structuredData.ts';

const page = {
  url: 'https://camply.example/camps/pine-and-paddle',
  year: 2025,
  fromMonth: 9,
  isPast: false,
  day: '2025-09-15',
};
const eventOf = (fields: Parameters<typeof aCamp>[0]) => campEvents(aCamp(fields), page)[0];

test('describes a camp as an event with all known facts', () => {
  expect(eventOf({})).toEqual({
    '@type': ['Event', 'ChildrensEvent'],
    '@id': `${page.url}#2025-10-06`,
    name: 'Pine & Paddle: Canoe, Forest school',
    startDate: '2025-10-06',
    endDate: '2025-10-10',
    eventStatus: 'https://schema.org/EventScheduled',
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
    url: page.url,
  });
});

test('leaves unknown facts out', () => {
  const event = eventOf({
    price: '$50-$75',
    ageMin: null,
    ageMax: null,
    websiteUrl: 'javascript:alert(1)',
    streetAddress: null,
    city: null,
    zipCode: null,
  });
  expect(Object.keys(event ?? {})).toEqual([
    '@type',
    '@id',
    'name',
    'startDate',
    'endDate',
    'eventStatus',
    'eventAttendanceMode',
    'organizer',
    'url',
  ]);
  expect(eventOf({ ageMin: 9, ageMax: null })).toMatchObject({ typicalAgeRange: '9-' });
  expect(eventOf({ price: 'Free' })).toMatchObject({ offers: { price: '0.00' } });
});

test('a camp has one children’s event for each session, and none when its days are not certain', () => {
  const camp = aCamp({ days: ['2025-10-06', '2025-10-07', '2025-10-13'] });
  expect(campEvents(camp, page)).toMatchObject([
    { startDate: '2025-10-06', endDate: '2025-10-07', '@id': `${page.url}#2025-10-06` },
    { '@type': ['Event', 'ChildrensEvent'], startDate: '2025-10-13', endDate: '2025-10-13' },
  ]);
  expect(campEvents(aCamp({ days: null, datesText: 'most weekends' }), page)).toEqual([]);
  expect(eventOf({ days: null, datesText: 'Oct 6-10; half day Oct 13' })).toBeUndefined();
});

test.each([
  ['the day after its last', { day: '2025-10-11' }],
  ['once its season is over', { day: '2025-11-01', isPast: true }],
])('makes no offer %s', (_, later) => {
  const [event] = campEvents(aCamp(), { ...page, ...later });
  expect(event).toMatchObject({ startDate: '2025-10-06' });
  expect(event).not.toHaveProperty('offers');
});

test('gives coordinates for an exact location only', () => {
  const at = { latitude: 33.7, longitude: -84.3 };
  const geoOf = (coordinatePrecision: 'exact' | 'zip') =>
    JSON.stringify(eventOf({ ...at, coordinatePrecision }));
  expect(geoOf('exact')).toContain('"latitude":33.7');
  expect(geoOf('zip')).not.toContain('latitude');
});
