import { describe, expect, it } from 'vitest';
import { type Listed, possibleDuplicates } from './duplicates.ts';

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

describe('a camp that is listed already', () => {
  it('has the same provider, street and days', () => {
    expect(against(moss)).toMatchObject([{ isListed: true }]);
  });

  it.each<[string, Partial<Listed>]>([
    ['the name in other letters', { providerName: 'MOSS and Márble' }],
    ['another page of its website', { providerName: 'M & M', websiteUrl: 'www.moss.example/fall' }],
    ['the street in full', { streetAddress: '18 Ponce Place' }],
    ['a long ZIP code', { zipCode: '30030-1234' }],
    ['no ZIP code', { zipCode: null }],
    ['one day more', { days: [...fall, '2025-10-13'] }],
    ['the same words and no days', { days: null }],
  ])('also with %s', (_, change) => {
    expect(against({ ...moss, ...change })).toMatchObject([{ isListed: true }]);
  });
});

describe('a camp that may be the same', () => {
  it.each<[string, Partial<Listed>]>([
    ['its provider at the same street, in another week', { providerName, ...door }],
    ['its provider on the same days elsewhere', { providerName, ...when }],
    ['its website on the same days', { websiteUrl, ...when }],
    ['the same street on the same days', { ...door, ...when }],
  ])('%s', (_, camp) => {
    expect(against(camp)).toMatchObject([{ isListed: false }]);
  });
});

describe('another camp', () => {
  it.each<[string, Partial<Listed>]>([
    ['of the same provider only', { providerName, websiteUrl }],
    ['in the same house only', door],
    ['on the same days only', when],
    ['at a street of that name in another town', { ...door, zipCode: '31401', ...when }],
    [
      'with one day of five in common',
      { providerName, days: [...fall.slice(4), '2025-10-13', '2025-10-14'] },
    ],
    [
      'of which little is known',
      { streetAddress: null, zipCode: null, datesText: null, days: null, websiteUrl: null },
    ],
  ])('%s', (_, camp) => {
    expect(against(camp)).toEqual([]);
  });

  it('has not the same website because both are on one social network', () => {
    const there = { ...other, websiteUrl: 'https://www.facebook.com/robots', ...when };
    expect(possibleDuplicates({ ...moss, websiteUrl: 'facebook.com/moss' }, [there])).toEqual([]);
  });

  it('has not the same name because neither has letters', () => {
    const nameless = { ...moss, providerName: '!!!', websiteUrl: 'https://a.example/' };
    const camps = [
      { ...nameless, providerName: '???', websiteUrl: null, ...when, streetAddress: '9 Oak' },
    ];
    expect(possibleDuplicates(nameless, camps)).toEqual([]);
  });
});

it('has the most alike first', () => {
  const camps = [
    { ...other, ...door, ...when, id: 'same days' },
    { ...moss, days: fall.slice(2).concat('2025-10-13', '2025-10-14'), id: 'three days' },
    { ...moss, id: 'the very same' },
  ];
  const found = possibleDuplicates({ ...moss, websiteUrl: 'facebook.com/a' }, camps);
  expect(found.map(({ camp }) => camp.id)).toEqual(['the very same', 'three days', 'same days']);
});
