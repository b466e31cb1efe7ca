import { describe, expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aSession } from '#tests/fixtures/aSession.ts';
import type { Camp } from '../camp/camp.ts';
import { calendarSeason } from '../season/calendarSeason.ts';
import { allBreaks } from './allBreaks.ts';
import { fallRules } from './breakRules.ts';
import { browse, type Browsed, type FilterContext } from './browse.ts';
import { type Filters, noFilters } from './filters.ts';
import { EXACT_MATCH } from './hits.ts';
import { filterOrigin } from './near.ts';

const ids = (list: Browsed['featured']) => list.map(({ camp }) => camp.id);

const camps = [
  aCamp({ id: 'a', providerName: 'Acorn', theme: 'Art', city: 'Atlanta' }),
  aCamp({ id: 'b', providerName: 'Beeline', theme: 'Robotics', listing: 'basic' }),
  aCamp({ id: 'c', providerName: 'Casa', theme: 'STEM robots', days: null }),
  aCamp({ id: 'd', providerName: 'Dough', theme: 'Baking', listing: 'basic', days: [] }),
];
const find = (filters: Partial<Filters>, scores = new Map<string, number>()) =>
  browse(camps, { ...noFilters, ...filters }, scores, fallRules);

test('counts activities in the selected breaks only', () => {
  const list = [
    aCamp({ id: 'a', seasonId: 'fall-2025', theme: 'Art' }),
    aCamp({ id: 'b', seasonId: 'winter-2025', theme: 'Art' }),
  ];
  const rules = allBreaks([calendarSeason('fall', 2025), calendarSeason('winter', 2025)]);
  const counted = (breaks: string) =>
    browse(list, { ...noFilters, breaks }, new Map(), rules).countWith('Art');
  expect([counted(''), counted('fall'), counted('fall,winter')]).toEqual([2, 1, 2]);
});

const on = (id: string, ...days: string[]) => aCamp({ id, days: days.length === 0 ? null : days });

describe('browse', () => {
  test('lists each camp in directory order without filters', () => {
    const all = find({});
    expect(ids(all.featured)).toEqual(['a', 'c']);
    expect(ids(all.basic)).toEqual(['b', 'd']);
    expect(all).toMatchObject({ shown: 4, total: 4 });
  });

  test('begins with the next camp; without days it comes after all others, over it is last', () => {
    const list = [
      on('over', '2025-10-06'),
      on('unknown'),
      on('later', '2025-10-14'),
      on('next', '2025-10-06', '2025-10-13', '2025-10-09'),
      on('tie', '2025-10-09', '2025-10-20'),
    ];
    const order = (sort: Filters['sort']) =>
      ids(
        browse(list, { ...noFilters, sort }, new Map(), fallRules, {
          near: null,
          daysOff: [],
          today: '2025-10-07',
        }).featured,
      );
    expect(order('soonest')).toEqual(['next', 'tie', 'later', 'unknown', 'over']);
    expect(order('name')).toEqual(['over', 'unknown', 'later', 'next', 'tie']);
  });

  test('of one day, camps whose sign-up opens later come after the others', () => {
    const first = { days: ['2025-10-06'] };
    const ofOneDay = [
      aCamp({ id: 'opens-later', ...first, registrationOpensOn: '2025-07-02' }),
      aCamp({ id: 'opens-at-noon', ...first, registrationOpensAt: '2025-07-02T16:00:00Z' }),
      aCamp({ id: 'opens-today', ...first, registrationOpensOn: '2025-07-01' }),
      aCamp({ id: 'not-said', ...first }),
      aCamp({ id: 'next-day', days: ['2025-10-07'] }),
    ];
    const { featured } = browse(ofOneDay, noFilters, new Map(), fallRules, {
      near: null,
      daysOff: [],
      today: '2025-07-01',
    });
    expect(ids(featured)).toEqual([
      'opens-today',
      'not-said',
      'opens-later',
      'opens-at-noon',
      'next-day',
    ]);
  });

  test('ignores a search of spaces', () => {
    expect(find({ search: '   ', location: '\t', activity: ' ' }).shown).toBe(4);
  });

  test('filters narrow together', () => {
    expect(ids(find({ search: 'robot' }).featured)).toEqual(['c']);
    expect(find({ search: 'robot', location: 'decatur' }).shown).toBe(2);
    expect(find({ search: 'robot', location: 'decatur', start: '2025-10-06' }).shown).toBe(1);
    expect(find({ search: 'robot', location: 'decatur', activity: 'baking' }).shown).toBe(0);
  });

  test('the end defaults to the start', () => {
    expect(find({ start: '2025-10-10' }).shown).toBe(2);
    expect(find({ start: '2025-10-11' }).shown).toBe(0);
  });

  test('close matches come after exact ones, best first, and are marked', () => {
    const hits = new Map([
      ['gone', 99],
      ['c', 9],
      ['d', 7],
      ['b', 5],
      ['a', 1],
    ]);
    const found = find({ search: 'robots' }, hits);
    expect(found.featured).toEqual([
      { camp: camps[2], close: false },
      { camp: camps[0], close: true },
    ]);
    expect(ids(found.basic)).toEqual(['d', 'b']);
    expect(found.shown).toBe(4);
  });

  test('treats a camp with each typed word in any order as an exact match', () => {
    const hits = new Map([
      ['a', EXACT_MATCH],
      ['c', EXACT_MATCH - 0.1],
    ]);
    expect(find({ search: 'atlanta art' }, hits).featured).toEqual([
      { camp: camps[0], close: false },
      { camp: camps[2], close: true },
    ]);
  });

  test('"near me" puts the nearest first, once there is a ZIP to measure from', () => {
    const list = ['30303', '30030', '30060'].map((zipCode) => aCamp({ id: zipCode, zipCode }));
    const hits = new Map(list.map(({ id }) => [id, EXACT_MATCH]));
    const filters = { ...noFilters, search: 'camps near me', near: '30030' };
    const zips = new Map([
      ['30030', { latitude: 33.77, longitude: -84.29 }],
      ['30303', { latitude: 33.75, longitude: -84.39 }],
      ['30060', { latitude: 33.95, longitude: -84.55 }],
    ]);
    const near = filterOrigin(filters, { zips, cities: new Map() });
    const order = (context?: FilterContext) =>
      ids(browse(list, filters, hits, fallRules, context).featured);
    expect(order()).toEqual(['30303', '30030', '30060']);
    expect(order({ near, daysOff: [], today: '2025-09-15' })).toEqual(['30030', '30303', '30060']);
  });

  test('a close match still has to pass every other filter', () => {
    const hits = new Map([
      ['a', 3],
      ['c', 2],
    ]);
    expect(find({ search: 'zzz', location: 'atlanta' }, hits).shown).toBe(1);
    expect(find({ search: 'zzz', start: '2025-10-06' }, hits).shown).toBe(1);
  });

  test('ignores hits without a search text', () => {
    expect(find({ activity: 'baking' }, new Map([['a', 9]])).shown).toBe(1);
  });
});

test('counts camps by day with all filters but the dates', () => {
  const list = [
    aCamp({ id: 'a', theme: 'Art', days: ['2025-10-06', '2025-10-06', '2025-10-07'] }),
    aCamp({ id: 'b', theme: 'Art', days: ['2025-10-07'], listing: 'basic' }),
    aCamp({ id: 'c', theme: 'STEM', days: ['2025-10-06'] }),
    aCamp({ id: 'd', theme: 'Art', days: null }),
  ];
  const filters = { ...noFilters, activity: 'art', start: '2025-10-06', district: 'cobb' };
  expect([...browse(list, filters, new Map(), fallRules).campsByDay()]).toEqual([
    ['2025-10-06', 1],
    ['2025-10-07', 2],
  ]);
});

test('caches the camps by day for an open calendar', () => {
  const { campsByDay } = browse([aCamp({})], noFilters, new Map(), fallRules);
  expect(campsByDay()).toBe(campsByDay());
});

describe('counts for other activities', () => {
  test('keep all filters but the activity', () => {
    const found = find({ search: 'robot', activity: 'baking', location: 'decatur' });
    expect(found.shown).toBe(0);
    expect(found.countWith('STEM')).toBe(1);
    expect(found.countWith('robotics')).toBe(1);
    expect(found.countWith('Baking')).toBe(0);
  });

  test('include close matches', () => {
    const found = find({ search: 'zzz' }, new Map([['a', 3]]));
    expect(found.countWith('art')).toBe(1);
    expect(found.countWith('baking')).toBe(0);
  });
});

test('returns the same camp object in each list', () => {
  expect(find({ search: 'robot' }).featured[0]).toBe(find({ location: 'decatur' }).featured[0]);
});

const TODAY = '2026-11-27';
const said = (id: string, seats: Camp['seats'], seatsSaidOn = '2026-11-25') =>
  aCamp({ id, seats, seatsSaidOn: seats && seatsSaidOn });
const list = [
  said('open', 'open'),
  said('few', 'few'),
  said('waitlist', 'waitlist'),
  said('full', 'full'),
  said('silent', null),
  said('stale', 'open', '2026-11-19'),
  said('stale-full', 'full', '2026-11-19'),
];
const withRoom = (room: Filters['room'], some = list, filters: Partial<Filters> = {}) =>
  browse(some, { ...noFilters, room, ...filters }, new Map(), fallRules, {
    near: null,
    daysOff: [],
    today: TODAY,
  });

describe('camps with room', () => {
  test('are those that are open or have a few spots; the unknown ones are counted apart', () => {
    const found = withRoom('yes');
    expect(ids(found.featured)).toEqual(['open', 'few']);
    expect(found.unsaid()).toBe(3);
    expect(withRoom('').unsaid()).toBe(0);
  });

  test('with the unknown ones never show a waitlist or a full camp', () => {
    expect(ids(withRoom('maybe').featured)).toEqual([
      'open',
      'few',
      'silent',
      'stale',
      'stale-full',
    ]);
  });

  test('one session has to pass days, age, price, hours and room together', () => {
    const june = aSession({
      id: 'june',
      days: ['2027-06-14'],
      ageMin: 5,
      ageMax: 7,
      price: '$90 a day',
    });
    const july = aSession({
      id: 'july',
      days: ['2027-07-12'],
      ageMin: 10,
      ageMax: 12,
      price: '$300 a day',
      hours: '8am-6pm',
      seats: 'open',
      seatsSaidOn: '2026-11-25',
    });
    const camp = { ...aCamp({ id: 'two', days: null, hours: '9am-noon' }), sessions: [june, july] };
    const shown = (filters: Partial<Filters>) =>
      withRoom('', [camp, list[0] ?? camp], filters).featured;
    const isShown = (filters: Partial<Filters>) => ids(shown(filters)).includes('two');
    expect(isShown({ start: '2027-06-14', ages: '6' })).toBe(true);
    expect(isShown({ start: '2027-07-12', ages: '6' })).toBe(false);
    expect(isShown({ start: '2027-07-12', ages: '11', hours: 'workday', room: 'yes' })).toBe(true);
    expect(isShown({ start: '2027-06-14', room: 'yes' })).toBe(false);
    expect(isShown({ start: '2027-06-14', hours: 'workday' })).toBe(false);
    expect(isShown({ price: '0-100', ages: '6' })).toBe(true);
    expect(isShown({ price: '0-100', ages: '11' })).toBe(false);
  });
});

test('the workday of the filter is 9:00 to 4:30, and for a family the hours in which it needs care', () => {
  const late = aCamp({ id: 'late', hours: '9am-4:30pm' });
  const early = aCamp({ id: 'early', hours: '8:30am-4pm' });
  const unclear = aCamp({ id: 'unclear', hours: 'all day' });
  const shown = (care?: { from: number; to: number }) =>
    ids(
      browse([late, early, unclear], { ...noFilters, hours: 'workday' }, new Map(), fallRules, {
        near: null,
        daysOff: [],
        today: '2025-07-01',
        ...(care && { care }),
      }).featured,
    );
  expect(shown()).toEqual(['late']);
  expect(shown({ from: 8.5 * 60, to: 16 * 60 })).toEqual(['early']);
});
