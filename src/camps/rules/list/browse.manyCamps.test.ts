import { describe, expect, test } from 'vitest';
import { campsOf, manyActivities, manyCamps } from '#tests/fixtures/manyCamps.ts';
import { towns } from '#tests/fixtures/manyCampWords.ts';
import { centsOf, milesFrom, passesNaively, type World } from '#tests/fixtures/passesNaively.ts';
import { hours, prices } from '#tests/fixtures/listingTexts.ts';
import { type Seeded, seeded } from '#tests/fixtures/seeded.ts';
import { allBreaks } from './allBreaks.ts';
import { breakRules } from './breakRules.ts';
import { browse, type FilterContext } from './browse.ts';
import type { Camp } from '../camp/camp.ts';
import { type Filters, noFilters, type Sort } from './filters.ts';
import type { Gazetteer } from '../place/gazetteer.ts';
import { noHits } from './hits.ts';
import { filterOrigin } from './near.ts';
import { plain } from '../camp/plain.ts';
import { type Break, BreakSchema, type Season } from '../season/season.ts';

const breaks = BreakSchema.options;
const { pick, chance, below } = seeded(5);

/** Untidy camps of all breaks, with prices, hours and weeks that a person has read. */
const camps: readonly Camp[] = campsOf(manyCamps(2000)).map((camp) => ({
  ...camp,
  seasonId: pick(breaks),
  price: pick(prices).text,
  hours: pick(hours).text,
  days: chance(0.3) ? ['06', '07', '08', '09', '10'].map((date) => `2025-10-${date}`) : camp.days,
  ...(chance(0.5) && {
    seats: pick(['open', 'few', 'waitlist', 'full'] as const),
    seatsSaidOn: `2025-09-${String(5 + below(13)).padStart(2, '0')}`,
  }),
  registrationOpensOn: null,
  registrationNote: null,
  registrationClosesOn: null,
  registrationOpensAt: chance(0.2) ? `2025-0${1 + below(9)}-01T09:00:00-04:00` : null,
}));

const zips = new Map(
  towns.flatMap(([, own, latitude, longitude]) =>
    own.map((zip) => [zip, [latitude, longitude]] as const),
  ),
);
const gazetteer: Gazetteer = {
  zips: new Map([...zips].map(([zip, [latitude, longitude]]) => [zip, { latitude, longitude }])),
  cities: new Map(),
};
const daysOff = [
  { from: '2025-10-06', to: '2025-10-07' },
  { from: '2025-09-22', to: '2025-09-26' },
];
const world: World = { zips, daysOff, today: '2025-09-15' };
const factsOf = (filters: Filters): FilterContext => ({
  near: filterOrigin(filters, gazetteer),
  daysOff,
  today: world.today,
});

/** Random combinations of all filters, made of pieces of some camp's texts. */
function someFilters(random: Seeded): Filters {
  const camp = random.pick(camps);
  const piece = (text: string | null) => {
    const whole = plain(text ?? '');
    const from = random.below(Math.max(1, whole.length - 3));
    return whole.slice(from, from + 1 + random.below(7));
  };
  const maybe = (text: string) => (random.chance(0.3) ? text : '');
  const number = (end: number) => random.below(end);
  const day = (first: number) => `2025-10-${String(first + number(9)).padStart(2, '0')}`;
  const start = maybe(day(1));
  const age = number(15);
  const near = maybe(random.chance(0.9) ? random.pick([...zips.keys()]) : '99999');
  return {
    ...noFilters,
    search: maybe(piece(random.pick([camp.providerName, camp.theme, camp.city]))),
    activity: maybe(random.chance(0.7) ? random.pick(manyActivities) : piece(camp.theme)),
    location: maybe(
      piece(random.pick([camp.streetAddress, camp.zipCode, `${camp.streetAddress}, ${camp.city}`])),
    ),
    start,
    end: start === '' ? '' : maybe(day(10)),
    district: maybe('cobb'),
    ages: maybe(random.chance(0.5) ? `${age}` : `${age}-${age + number(4)}`),
    price: maybe(`${number(60)}-${60 + number(300)}`),
    hours: random.chance(0.1) ? 'workday' : '',
    room: random.chance(0.2) ? random.pick(['yes', 'maybe'] as const) : '',
    near,
    within: maybe(String(5 + number(30))),
    sort: random.pick(['soonest', 'name', 'price', 'opens', 'distance'] as const),
    breaks: breaks.filter(() => random.chance(0.4)).join(),
  };
}

const only = (activity: string): Filters => ({ ...noFilters, activity });
const idsOf = (some: readonly Camp[]) => some.map(({ id }) => id);
const breakOf = (camp: Camp) => breaks.find((name) => name === camp.seasonId) ?? 'fall';

/** By one number, unknown last, ties as they came. */
function inOrder(some: readonly Camp[], { sort, near }: Filters, readAs: (camp: Camp) => Break) {
  const number: Record<Sort, (camp: Camp) => number | null> = {
    soonest: ({ days }) => {
      if (days === null || days.length === 0) return 99_999_999;
      const [next] = days.filter((one) => one >= world.today).toSorted();
      return next === undefined ? null : Number(next.replaceAll('-', ''));
    },
    name: () => null,
    price: (camp) => centsOf(camp, readAs(camp)),
    opens: ({ registrationOpensAt, days }) => {
      const [first] = (days ?? []).toSorted();
      const opens = registrationOpensAt ?? first;
      return opens === undefined ? null : new Date(opens).getTime();
    },
    distance: (camp) => milesFrom(near, camp, world),
  };
  // Without a known ZIP there is no distance.
  const order =
    sort === 'distance' && factsOf({ ...noFilters, near }).near === null ? 'soonest' : sort;
  const numbers = new Map(some.map((camp) => [camp, number[order](camp)]));
  const known = some.filter((camp) => numbers.get(camp) !== null);
  const sorted = known.toSorted((a, b) => (numbers.get(a) ?? 0) - (numbers.get(b) ?? 0));
  return [...sorted, ...some.filter((camp) => numbers.get(camp) === null)];
}

function expectSame(
  found: ReturnType<typeof browse>,
  fits: readonly Camp[],
  filters: Filters,
  readAs: (camp: Camp) => Break,
) {
  for (const [list, isBasic] of [
    [found.featured, false],
    [found.basic, true],
  ] as const) {
    const naive = fits.filter(({ listing }) => (listing === 'basic') === isBasic);
    expect(idsOf(list.map(({ camp }) => camp))).toEqual(idsOf(inOrder(naive, filters, readAs)));
  }
  expect(found.shown).toBe(fits.length);
}

/** With some hits of the search index: what fits but for its words is a close match, and counts for activities. */
function expectCloseMatches(filters: Filters, step: number, name: Break) {
  const hits = new Map(
    camps.filter((_, at) => at % step === 0).map(({ id }, at) => [id, at / 1e6]),
  );
  const fits = (camp: Camp, wanted: Filters) =>
    passesNaively(camp, wanted, name, world) ||
    (wanted.search.trim() !== '' &&
      hits.has(camp.id) &&
      passesNaively(camp, { ...wanted, search: '' }, name, world));
  const found = browse(camps, filters, hits, breakRules(name), factsOf(filters));
  const both = [...found.featured, ...found.basic];
  expect(idsOf(both.map(({ camp }) => camp)).toSorted()).toEqual(
    idsOf(camps.filter((camp) => fits(camp, filters))).toSorted(),
  );
  for (const { camp, close } of both) {
    expect(close).toBe(!passesNaively(camp, filters, name, world));
  }
  const chosen = { ...filters, activity: 'Art' };
  expect(found.countWith('Art')).toBe(camps.filter((camp) => fits(camp, chosen)).length);
}

describe.each(breaks)('2,000 untidy camps, rules of %s', (name) => {
  test('give the same lists, order and counts as a naive implementation for any filters and hits', () => {
    const random = seeded(2025);
    let [shown, emptied] = [0, 0];
    for (let round = 0; round < 40; round += 1) {
      const filters = someFilters(random);
      const found = browse(camps, filters, noHits, breakRules(name), factsOf(filters));
      const anyActivity = camps.filter((camp) =>
        passesNaively(camp, { ...filters, activity: '' }, name, world),
      );
      const ofActivity = (activity: string) =>
        anyActivity.filter((camp) => passesNaively(camp, only(activity), name));
      expectSame(found, ofActivity(filters.activity), filters, () => name);
      for (const activity of ['Art', 'STEM', random.pick(manyActivities)]) {
        expect(found.countWith(activity)).toBe(ofActivity(activity).length);
      }
      if (round % 4 === 0) expectCloseMatches(filters, random.pick([3, 30]), name);
      shown += found.shown;
      emptied += found.shown === 0 ? 1 : 0;
    }
    // The filters were neither all too wide nor all too narrow.
    expect(shown).toBeGreaterThan(1_000);
    expect(shown).toBeLessThan(40_000);
    expect(emptied).toBeLessThan(30);
  });
});

const seasons = breaks.map((name): Season => ({
  id: name,
  break: name,
  year: 2025,
  label: name,
  startsOn: '2025-01-01',
  endsOn: '2025-12-31',
  state: 'open',
}));

test("applies each camp's own break rules in the list of all breaks", () => {
  const random = seeded(7);
  const rules = allBreaks(seasons);
  let shown = 0;
  for (let round = 0; round < 40; round += 1) {
    const filters = someFilters(random);
    const found = browse(camps, filters, noHits, rules, factsOf(filters));
    const anyBreak = camps.filter((camp) => passesNaively(camp, filters, breakOf(camp), world));
    const picked = (camp: Camp) =>
      filters.breaks === '' || filters.breaks.split(',').includes(breakOf(camp));
    expectSame(found, anyBreak.filter(picked), filters, breakOf);
    for (const name of breaks) {
      const naive = anyBreak.filter((camp) => breakOf(camp) === name).length;
      expect(found.countIn(name)).toBe(naive);
    }
    shown += found.shown;
  }
  expect(shown).toBeGreaterThan(500);
});
