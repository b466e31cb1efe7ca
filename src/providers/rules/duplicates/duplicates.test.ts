import { describe, expect, it } from 'vitest';
import { type Listed, possibleDuplicates } from './duplicates.ts';
import { jaroWinkler } from './jaroWinkler.ts';

const fall = ['2025-10-06', '2025-10-07', '2025-10-08', '2025-10-09', '2025-10-10'];
const moss: Listed = {
  providerName: 'Moss & Marble',
  websiteUrl: 'https://moss.example/',
  streetAddress: '18 Ponce Pl',
  zipCode: '30030',
  datesText: 'Oct 6-10',
  days: fall,
};
const other: Listed = {
  providerName: 'River Robots',
  websiteUrl: 'https://robots.example/',
  streetAddress: '2 Elm St',
  zipCode: '30301',
  datesText: 'Dec 22-23',
  days: ['2025-12-22', '2025-12-23'],
};
const against = (camp: Partial<Listed>) => possibleDuplicates(moss, [{ ...other, ...camp }]);
const { providerName, websiteUrl, streetAddress, zipCode, datesText, days } = moss;
const door = { streetAddress, zipCode };
const when = { datesText, days };

const exact = (latitude: number) =>
  ({ latitude, longitude: -84.3, coordinatePrecision: 'exact' }) as const;

describe('a camp that is likely the same', () => {
  it('has the same provider, place and days', () => {
    expect(against(moss)).toMatchObject([
      { likeness: { website: true, phone: false, name: true, street: true, days: 1 } },
    ]);
  });

  it.each<[string, Partial<Listed>]>([
    ['the name in other letters', { providerName: 'MOSS and Márble' }],
    ['words that any camp has', { providerName: 'Camp Moss & Marble, LLC', websiteUrl: null }],
    ['a typo in its name', { providerName: 'Moss & Marbel', websiteUrl: null }],
    [
      'another name and the same website',
      { providerName: 'M & M', websiteUrl: 'www.moss.example/fall' },
    ],
    ['the street in full', { streetAddress: '18 Ponce Place' }],
    ['the room in the house', { streetAddress: '18 Ponce Pl, Suite 4B' }],
    ['a mistyped house number', { streetAddress: '81 Ponce Pl' }],
    ['a house some doors on', { streetAddress: '24 Ponce Pl' }],
    ['a long ZIP code', { zipCode: '30030-1234' }],
    ['no ZIP code', { zipCode: null }],
    ['no address, but its website', { streetAddress: null, zipCode: null }],
    ['one day more', { days: [...fall, '2025-10-13'] }],
    ['the same words and no days', { days: null }],
    ['a year more of ages', { ageMin: 5, ageMax: 11 }],
  ])('also with %s', (_, change) => {
    const sought = { ...moss, ageMin: 6, ageMax: 11 };
    expect(possibleDuplicates(sought, [{ ...moss, ...change }])).toHaveLength(1);
  });

  it('has the same phone, in other signs', () => {
    const camp = { ...moss, providerName: 'M & M', websiteUrl: null, phone: '404.555.0142' };
    const sought = { ...moss, phone: '+1 (404) 555-0142' };
    expect(possibleDuplicates(sought, [camp])).toMatchObject([{ likeness: { phone: true } }]);
  });

  it('lies within 300 m, whatever its gate is called', () => {
    const gate = { ...moss, streetAddress: '2 Elm St' };
    const found = (to: number) =>
      possibleDuplicates({ ...moss, ...exact(33.77) }, [{ ...gate, ...exact(to) }]);
    expect(found(33.7726)).toHaveLength(1);
    expect(found(33.7728)).toEqual([]);
  });
});

describe('another camp', () => {
  it.each<[string, Partial<Listed>]>([
    ['of the same provider only', { providerName, websiteUrl }],
    ['of its provider in another week', { providerName, websiteUrl, ...door }],
    ['of its provider elsewhere in that week', { providerName, websiteUrl, ...when }],
    ['in the same house only', door],
    ['on the same days only', when],
    ['of another provider in the same house in that week', { ...door, ...when }],
    ['of that name in another town', { providerName, ...door, zipCode: '31401', ...when }],
    ['on a street number far away', { ...moss, streetAddress: '1800 Ponce Pl' }],
    [
      'with one day of five in common',
      { ...moss, days: [...fall.slice(4), '2025-10-13', '2025-10-14'] },
    ],
    [
      'of which little is known',
      { streetAddress: null, zipCode: null, datesText: null, days: null, websiteUrl: null },
    ],
  ])('%s', (_, camp) => {
    expect(against(camp)).toEqual([]);
  });

  it.each<[string, Partial<Listed>, Partial<Listed>]>([
    [
      'of another name and theme',
      { providerName: 'Moss Clay', theme: 'Moss, Art' },
      { providerName: 'Moss Robots', theme: 'Moss, STEM' },
    ],
    ['for other ages', { ageMin: 4, ageMax: 6 }, { ageMin: 7, ageMax: 12 }],
    ['in the afternoon', { hours: '9-12' }, { hours: '1pm-4pm' }],
    ['of a higher step', { providerName: 'Moss Beginners' }, { providerName: 'Moss Advanced' }],
  ])('is a program of the same provider %s', (_, one, second) => {
    expect(possibleDuplicates({ ...moss, ...one }, [{ ...moss, ...second }])).toEqual([]);
    expect(possibleDuplicates({ ...moss, ...one }, [{ ...moss, ...one }])).toHaveLength(1);
  });

  it('has not the same website because both are on one social network', () => {
    const there = { ...other, websiteUrl: 'https://www.facebook.com/robots', ...when, ...door };
    expect(possibleDuplicates({ ...moss, websiteUrl: 'facebook.com/moss' }, [there])).toEqual([]);
  });

  it('has not the same name because neither has letters', () => {
    const nameless = { ...moss, providerName: '!!!', websiteUrl: 'https://a.example/' };
    const camps = [{ ...nameless, providerName: '???', websiteUrl: null }];
    expect(possibleDuplicates(nameless, camps)).toEqual([]);
  });
});

it('has the most alike first', () => {
  const camps = [
    { ...moss, websiteUrl: null, id: 'by name' },
    { ...moss, id: 'the very same' },
    { ...moss, streetAddress: null, days: fall.slice(2).concat('2025-10-13'), id: 'no street' },
  ];
  expect(possibleDuplicates(moss, camps).map(({ camp }) => camp.id)).toEqual([
    'the very same',
    'by name',
    'no street',
  ]);
});

it.each([
  ['martha', 'marhta', 0.961],
  ['dixon', 'dicksonx', 0.813],
  ['same', 'same', 1],
  ['abc', 'xyz', 0],
  ['', 'abc', 0],
])('finds %s and %s alike by %d, as Jaro and Winkler do', (word, typed, likeness) => {
  expect(jaroWinkler(word, typed)).toBeCloseTo(likeness, 3);
});
