import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { fallRules, breakRules } from './breakRules.ts';
import { type Filters, noFilters } from './filters.ts';
import { type Hits, noHits } from './hits.ts';
import { suggestRelaxations } from './suggestRelaxations.ts';
import { openingsFilters } from './openings.ts';

const camps = [
  aCamp({ id: 'a', theme: 'Art', city: 'Atlanta' }),
  aCamp({ id: 'b', theme: 'Art', city: 'Roswell' }),
  aCamp({ id: 'c', theme: 'Music', city: 'Decatur', days: null }),
];
const withoutHits = () => noHits;
const ask = (filters: Partial<Filters>, hitsOf: (search: string) => Hits = withoutHits) =>
  suggestRelaxations(camps, { ...noFilters, ...filters }, hitsOf, fallRules);

test('the filter that frees most camps is named first, one that frees none is not offered', () => {
  expect(ask({ activity: 'Art', location: 'Decatur' })).toEqual([
    { drop: ['location'], shown: 2 },
    { drop: ['activity'], shown: 1 },
  ]);
  expect(ask({ activity: 'Art', location: 'Decatur', start: '2025-10-06' })).toEqual([
    { drop: ['location'], shown: 2 },
  ]);
});

test('suggests the best pair when no single filter helps', () => {
  expect(ask({ search: 'zzz', activity: 'Chess', location: 'Decatur' })).toEqual([
    { drop: ['activity', 'search'], shown: 1 },
  ]);
});

test('of two pairs that help only the better one is offered', () => {
  const three = [
    aCamp({ id: 'x', theme: 'Chess', city: 'Roswell' }),
    aCamp({ id: 'y', theme: 'Music', city: 'Decatur' }),
    aCamp({ id: 'z', theme: 'Music', city: 'Decatur' }),
  ];
  const filters = { ...noFilters, search: 'zzz', activity: 'Chess', location: 'Decatur' };
  expect(suggestRelaxations(three, filters, withoutHits, fallRules)).toEqual([
    { drop: ['activity', 'search'], shown: 2 },
  ]);
});

test('when not even a pair helps, only a reset is left', () => {
  expect(ask({ search: 'zzz', activity: 'Chess', location: 'Mars' })).toEqual([]);
});

test('both ends of the dates are removed together', () => {
  expect(ask({ start: '2025-11-01', end: '2025-11-02' })).toEqual([{ drop: ['dates'], shown: 3 }]);
});

test('typed text that stays keeps its close matches, text that is removed loses them', () => {
  const asked: string[] = [];
  const hitsOf = (search: string) => {
    asked.push(search);
    return search === '' ? noHits : new Map([['b', 2]]);
  };
  expect(ask({ search: 'artt', location: 'Decatur' }, hitsOf)).toEqual([
    { drop: ['location'], shown: 1 },
    { drop: ['search'], shown: 1 },
  ]);
  expect(asked).toEqual(['artt', '']);
});

test('a tie removes the location before the activity', () => {
  const two = [
    aCamp({ id: 'x', theme: 'Art', city: 'Roswell' }),
    aCamp({ id: 'y', theme: 'Music' }),
  ];
  const filters = { ...noFilters, activity: 'Art', location: 'Decatur' };
  expect(suggestRelaxations(two, filters, withoutHits, fallRules)).toEqual([
    { drop: ['location'], shown: 1 },
    { drop: ['activity'], shown: 1 },
  ]);
});

test('finds each other filter as the narrowest', () => {
  const one = [aCamp({ price: '$72 a day', hours: '9am-3pm', ageMin: 8, ageMax: 12 })];
  const dropped = (filters: Partial<Filters>) =>
    suggestRelaxations(one, { ...noFilters, ...filters }, withoutHits, fallRules).map(({ drop }) =>
      drop.join(),
    );
  expect(dropped({ ages: '5', activity: 'Canoe' })).toEqual(['ages']);
  expect(dropped({ price: '0-50', location: 'Decatur' })).toEqual(['price']);
  expect(dropped({ hours: 'workday', ages: '9' })).toEqual(['hours']);
  expect(dropped({ hours: 'workday', price: '0-50', ages: '9' })).toEqual(['hours,price']);
});

test('suggests more miles or another break', () => {
  const decatur = { latitude: 33.77, longitude: -84.29 };
  const gazetteer = { zips: new Map(), cities: new Map() };
  const facts = { near: { from: decatur, gazetteer }, daysOff: [], today: '2025-09-15' };
  const far = [aCamp({ latitude: 34.2, longitude: -84.29 })];
  const filters = { ...noFilters, near: '30030', within: '10', ages: '7' };
  expect(suggestRelaxations(far, filters, withoutHits, fallRules, facts)).toEqual([
    { drop: ['near'], shown: 1 },
  ]);

  const fall = { break: 'fall', rules: fallRules, seasonIds: ['fall-2025'] } as const;
  const winter = { break: 'winter', rules: fallRules, seasonIds: ['winter-2025'] } as const;
  const both = { sections: [fall, winter] };
  expect(suggestRelaxations(far, { ...noFilters, breaks: 'winter' }, withoutHits, both)).toEqual([
    { drop: ['breaks'], shown: 1 },
  ]);
});

const priced = (id: string, price: string) =>
  aCamp({ id, price, listing: 'opening', ageMin: 6, ageMax: 10 });

test('a page with default ranges offers only what it would then show', () => {
  const summer = [priced('in', '$285'), priced('over', '$900')];
  const filters = { ...noFilters, price: '510-520' };
  const relaxations = suggestRelaxations(
    summer,
    filters,
    withoutHits,
    breakRules('summer'),
    undefined,
    openingsFilters,
  );
  expect(relaxations).toEqual([{ drop: ['price'], shown: 1 }]);
});
