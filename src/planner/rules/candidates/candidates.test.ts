import { aSession } from '#tests/fixtures/aSession.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { readHours } from '#camps/rules/text/hours.ts';
import { createBreakCamps } from './breakCamps.ts';
import { candidatesFor } from './candidatesFor.ts';
import { careOffer } from './careOffer.ts';
import { createLikes } from './likes.ts';
import { whyNone } from './whyNone.ts';
import { weekNeed } from './weekNeed.ts';
import type { CareAsked } from './careAsked.ts';
import { type CareNeed, createCareNeed } from './careNeed.ts';

const days = ['06', '07', '08', '09', '10', '13', '14'].map((date) => `2025-10-${date}`);
const [monday = '', tuesday = '', wednesday = ''] = days;
const schoolDay = { from: 540, to: 990 };
const openOn = (some: readonly string[], gaps = [schoolDay]): CareNeed['openDays'] =>
  new Map(some.map((day) => [day, { gaps, held: [] }]));
const aCareNeed = (fields: Partial<CareAsked> = {}) =>
  createCareNeed({
    day: wednesday,
    days,
    gaps: [schoolDay],
    openDays: openOn(days),
    ages: days.map(() => ({ low: 7, high: 7 })),
    birthMonth: '2018-05',
    taken: new Map(),
    likes: createLikes({ activities: '' }, [], new Set(), []),
    near: null,
    ...fields,
  });
const found = (camps: readonly Camp[], need = aCareNeed()) =>
  candidatesFor(need, createBreakCamps(camps, [], days, '2025-09-15'));
const ids = (camps: readonly Camp[], need = aCareNeed()) =>
  found(camps, need).map(({ camp }) => camp.id);
const reasons = (camps: readonly Camp[], need: CareNeed) =>
  whyNone(need, createBreakCamps(camps, [], days, '2025-09-15'));

describe('the best camp for an open day', () => {
  test('closes the most days, then touches the most, then leaves the least time, then costs least', () => {
    const camp = (id: string, fields: Partial<Camp>) =>
      aCamp({ id, days: [wednesday], hours: '9am-4:30pm', price: '$50 a day', ...fields });
    const camps = [
      camp('no price', { price: null }),
      camp('no hours', { hours: null, days }),
      camp('dear', { price: '$90 a day' }),
      camp('cheap', {}),
      camp('short', { hours: '9am-3pm' }),
      camp('shorter', { hours: '9am-2pm', price: '$10 a day' }),
      camp('two short days', { hours: '9am-noon', days: [tuesday, wednesday] }),
      camp('two days', { days: [tuesday, wednesday] }),
      camp('another day', { days: [monday] }),
    ];
    expect(ids(camps)).toEqual([
      'two days',
      'cheap',
      'dear',
      'no price',
      'two short days',
      'short',
      'shorter',
      'no hours',
    ]);
  });

  test('is one that closes 4 days, before one that runs 7 and closes none', () => {
    const gaps = [{ from: 510, to: 1050 }];
    const need = aCareNeed({ gaps, openDays: openOn(days, gaps) });
    const otter = aCamp({ id: 'Otter & Oar', days, hours: '9am-4:30pm' });
    const comet = aCamp({ id: 'Comet & Kettle', days: days.slice(1, 5), hours: '8am-5:30pm' });
    expect(found([otter, comet], need)).toMatchObject([
      { camp: { id: 'Comet & Kettle' }, does: 'closes', closes: { length: 4 }, helps: [] },
      { camp: { id: 'Otter & Oar' }, does: 'helps', closes: [], helps: { length: 7 } },
    ]);
  });

  test('is a liked one of those that cover equally, before a cheaper one', () => {
    const camp = (id: string, fields: Partial<Camp> = {}) =>
      aCamp({ id, days: [wednesday], hours: '9am-5pm', price: '$50 a day', ...fields });
    const likes = createLikes({ activities: 'art' }, [], new Set(['favorite']), []);
    const camps = [
      camp('cheap', { price: '$10 a day', theme: 'Chess' }),
      camp('art', { theme: 'Clay, Art' }),
      camp('favorite', { price: '$90 a day', theme: 'Chess' }),
      camp('favorite but short', { hours: '9am-3pm', theme: 'Art' }),
      camp('two days', { days: [tuesday, wednesday], theme: 'Chess' }),
    ];
    expect(ids(camps, aCareNeed({ likes }))).toEqual([
      'two days',
      'favorite',
      'art',
      'cheap',
      'favorite but short',
    ]);
  });

  test('closes a day that is partly held where it is at no other time than the booking', () => {
    const afternoon = { gaps: [{ from: 900, to: 990 }], held: [{ from: 540, to: 900 }] };
    const openDays = new Map([...openOn([wednesday]), [tuesday, afternoon]]);
    const camps = [
      aCamp({ id: 'all day', days, hours: '9am-5pm' }),
      aCamp({ id: 'afternoon', days, hours: '3pm-5pm' }),
    ];
    expect(found(camps, aCareNeed({ openDays }))).toMatchObject([
      { camp: { id: 'afternoon' }, days: [tuesday, wednesday], closes: [tuesday] },
      { camp: { id: 'all day' }, days: [wednesday], closes: [wednesday] },
    ]);
  });

  test('leaves out the days on which it is in the plan already', () => {
    const taken = new Map([['camp-1', new Set([tuesday])]]);
    const openDays = openOn([monday, tuesday, wednesday]);
    const camp = aCamp({ id: 'camp-1', days, hours: '9am-5pm' });
    expect(found([camp], aCareNeed({ openDays, taken }))).toMatchObject([
      { days: [monday, wednesday] },
    ]);
  });

  test('takes the age on the first day of its booking, whichever day was tapped', () => {
    const ages = days
      .map((day) => (day < '2025-10-10' ? 8 : 9))
      .map((age) => ({ low: age, high: age }));
    const camps = [
      aCamp({ id: 'to 8', days, hours: '9am-5pm', ageMin: 6, ageMax: 8 }),
      aCamp({ id: 'from 9', days, hours: '9am-5pm', ageMin: 9, ageMax: 12 }),
    ];
    for (const day of [monday, '2025-10-14']) {
      expect(ids(camps, aCareNeed({ day, ages, birthMonth: '' }))).toEqual(['to 8']);
    }
  });

  test('is priced for its days and per hour of needed care', () => {
    const camp = aCamp({ days, hours: '9am-noon', price: '$60 a day' });
    const [best] = found([camp], aCareNeed({ openDays: openOn([tuesday, wednesday]) }));
    expect(best).toMatchObject({
      does: 'helps',
      days: [tuesday, wednesday],
      closes: [],
      helps: [tuesday, wednesday],
      cost: { low: 12_000, high: 12_000 },
      perHour: { low: 2000, high: 2000 },
      fit: 'fits',
    });
  });

  test('is dated in the year of its season', () => {
    const season = {
      id: 'fall-2025',
      break: 'fall',
      year: 2025,
      label: 'Fall Break 2025',
      startsOn: '2025-09-01',
      endsOn: '2025-10-31',
      state: null,
    } as const;
    const camp = aCamp({ days: null, datesText: 'Oct 6-8' });
    expect(createBreakCamps([camp], [season], days, '2025-09-15').get(wednesday)).toHaveLength(1);
    expect(createBreakCamps([camp], [], days, '2025-09-15').get(wednesday)).toHaveLength(0);
  });
});

describe('the best camp for the open days of a week', () => {
  const week = days.slice(0, 5);
  const fromThree = [{ from: 900, to: 1080 }];
  const untilThree = [{ from: 540, to: 900 }];
  const ofWeek = (mondayGaps: CareNeed['gaps'], fields: Partial<CareAsked> = {}) => {
    const openDays = new Map([...openOn(days, untilThree), ...openOn([monday], [...mondayGaps])]);
    return aCareNeed({ day: monday, gaps: mondayGaps, openDays, ...fields });
  };
  const foundIn = (need: CareNeed, camps: Camp[]) => {
    const asked = weekNeed(need, createBreakCamps(camps, [], days, '2025-09-15'), week);
    return { ...asked, candidates: candidatesFor(asked.need, asked.camps) };
  };
  const hours = '9am-3pm';

  test('closes four of them, though it is of no use on the first', () => {
    const camps = [aCamp({ id: 'four', days: days.slice(1), hours })];
    expect(foundIn(ofWeek(fromThree), camps).candidates).toMatchObject([
      { does: 'closes', closes: week.slice(1), helps: [], gaps: untilThree },
    ]);
  });

  test('is said to do what it does on a day on which it runs', () => {
    const extendedCare = 'After care until 4 pm, $10 a day';
    const camps = [aCamp({ id: 'morning', days: [tuesday], hours: '9am-noon', extendedCare })];
    const { need, candidates } = foundIn(ofWeek([{ from: 540, to: 720 }]), camps);
    expect(candidates).toMatchObject([{ does: 'helps', closes: [], helps: [tuesday] }]);
    expect(candidates.map((one) => careOffer(one, need)?.does)).toEqual(['closes']);
  });

  test('closes a later day before it helps on the first', () => {
    const camps = [aCamp({ id: 'week', days, hours })];
    expect(foundIn(ofWeek([{ from: 540, to: 1080 }]), camps).candidates).toMatchObject([
      { does: 'closes', closes: week.slice(1), helps: [monday] },
    ]);
  });

  test('may be one that is in the plan of the first day', () => {
    const taken = new Map([['week', new Set([monday])]]);
    const camps = [aCamp({ id: 'week', days, hours })];
    expect(foundIn(ofWeek(untilThree, { taken }), camps).candidates).toMatchObject([
      { closes: week.slice(1) },
    ]);
  });

  test('is none that runs when nothing of its days is open, or is in the plan of all', () => {
    const camps = [
      aCamp({ id: 'evening', days, hours: '6pm-8pm' }),
      aCamp({ id: 'all', days: [tuesday], hours }),
    ];
    const taken = new Map([['all', new Set([tuesday])]]);
    const { need, camps: ofDays, candidates } = foundIn(ofWeek(fromThree, { taken }), camps);
    expect(candidates).toEqual([]);
    expect(whyNone(need, ofDays).reasons).toEqual([
      { objection: 'taken', count: 1 },
      { objection: 'hours', count: 1 },
    ]);
  });
});

const aDayCamp = (id: string, fields: Partial<Camp>) =>
  aCamp({ id, days: [wednesday], hours: '9am-3pm', ...fields });

test('counts each camp under its first objection', () => {
  const camps = [
    aDayCamp('taken', {}),
    aDayCamp('almost', { ageMin: 8 }),
    aDayCamp('older', { ageMin: 12, ageMax: 15 }),
    aDayCamp('younger', { ageMin: 3, ageMax: 5 }),
    aDayCamp('evening', { hours: '6pm-8pm' }),
    aDayCamp('another day', { days: [monday] }),
  ];
  const need = aCareNeed({
    birthMonth: '2017-12',
    taken: new Map([['taken', new Set([wednesday])]]),
  });
  expect(reasons(camps, need)).toEqual({
    camps: 5,
    reasons: [
      { objection: 'taken', count: 1 },
      { objection: 'almostOldEnough', count: 1 },
      { objection: 'ages', count: 2 },
      { objection: 'hours', count: 1 },
    ],
  });
});

const option = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null });
const anyCamps = fc.uniqueArray(
  fc
    .record({
      id: fc.uuid(),
      days: option(fc.subarray(days, { minLength: 1 })),
      datesText: fc.constant(null),
      ageMin: option(fc.integer({ min: 3, max: 9 })),
      ageMax: option(fc.integer({ min: 6, max: 12 })),
      hours: option(fc.constantFrom('9am-3pm', '8am-6pm', '9am-noon', '6pm-8pm', 'full day')),
      price: option(fc.constantFrom('$50 a day', '$95', '$385', '$325/week', 'ask us')),
      latitude: option(fc.double({ min: 33, max: 35, noNaN: true })),
      longitude: fc.constant(-84.3),
    })
    .map((fields): Camp => aCamp(fields)),
  { selector: ({ id }) => id, maxLength: 30 },
);
const anyNeed = fc
  .record({
    day: fc.constantFrom(...days),
    open: fc.subarray(days),
    age: fc.integer({ min: 3, max: 12 }),
  })
  .map(({ day, open, age }) =>
    aCareNeed({
      day,
      openDays: openOn(open),
      ages: days.map(() => ({ low: age, high: age })),
      birthMonth: '',
      near: { from: { latitude: 33.77, longitude: -84.3 }, gazetteer: null },
    }),
  );

test('finds the same camps as a naive search, best first', () => {
  fc.assert(
    fc.property(anyCamps, anyNeed, (camps, need) => {
      const shown = found(camps, need);
      const age = need.ages[0]?.low ?? 0;
      const plainly = camps.filter(({ days: own, ageMin, ageMax, hours }) => {
        const [min, max] = [ageMin ?? 0, ageMax ?? 99].toSorted((a, b) => a - b);
        const isSaid = ageMin !== null || ageMax !== null;
        const read = readHours(hours);
        const isUseful = read === 'unknown' || (read.from < 990 && read.to > 540);
        const isAge = !isSaid || ((min ?? 0) <= age && age <= (max ?? 99));
        return (own ?? []).includes(need.day) && isAge && isUseful;
      });
      expect(shown.map((one) => one.camp.id).toSorted()).toEqual(
        plainly.map(({ id }) => id).toSorted(),
      );
      const index = createBreakCamps(camps, [], days, '2025-09-15');
      expect(candidatesFor(need, index, 2)).toEqual(shown.slice(0, 2));
      const isOpen = (day: string) => day === need.day || need.openDays.has(day);
      for (const [at, one] of shown.entries()) {
        const { camp, closes, helps } = one;
        const hours = readHours(camp.hours);
        const runs = (camp.days ?? []).filter(isOpen);
        const isWhole = hours !== 'unknown' && hours.from <= 540 && hours.to >= 990;
        expect(one.days).toEqual(runs);
        expect(closes).toEqual(isWhole ? runs : []);
        expect(helps).toEqual(isWhole || hours === 'unknown' ? [] : runs);
        expect(closes.length).toBeLessThanOrEqual(shown[at - 1]?.closes.length ?? Infinity);
      }
    }),
    { seed: 25, numRuns: 400 },
  );
});

test('adds objections and fitting camps up to the camps of the day', () => {
  fc.assert(
    fc.property(anyCamps, anyNeed, (camps, need) => {
      const { camps: all, reasons: why } = reasons(camps, need);
      expect(all).toBe(camps.filter(({ days: own }) => own?.includes(need.day)).length);
      const fitting = found(camps, need).length;
      expect(why.reduce((sum, { count }) => sum + count, fitting)).toBe(all);
    }),
    { seed: 13, numRuns: 400 },
  );
});

const TODAY = '2025-09-15';
const campOf = (id: string, fields: Partial<Camp> = {}) =>
  aCamp({ id, days: [wednesday], hours: '9am-4:30pm', price: '$80 a day', ...fields });
const said = (seats: Camp['seats'], seatsSaidOn: string) => ({ seats, seatsSaidOn });

const sessions = [
  aSession({ id: 'one', label: 'Paddling', days: [monday, tuesday], hours: '9am-4:30pm' }),
  aSession({ id: 'two', label: 'Art', days: [wednesday], hours: '9am-noon', price: '$30' }),
  aSession({ id: 'old', label: 'Teens', days: [wednesday], ageMin: 13, ageMax: 17 }),
];
const withSessions = campOf('pine', { days: null, sessions });

const taken = (key: string) => aCareNeed({ taken: new Map([[key, new Set([wednesday])]]) });

describe('seats and sessions', () => {
  test('never offer a camp that is full, and say why', () => {
    const full = campOf('full', said('full', '2025-09-08'));
    expect(ids([full, campOf('other')])).toEqual(['other']);
    expect(reasons([full], aCareNeed()).reasons).toEqual([{ objection: 'full', count: 1 }]);
    // Said 8 days ago: unknown.
    expect(ids([campOf('stale', said('full', '2025-09-07'))])).toEqual(['stale']);
  });

  test('offer a waitlist after all that cover as much, also after dearer ones', () => {
    const camps = [
      campOf('waits', { ...said('waitlist', TODAY), price: '$20 a day' }),
      campOf('few', { ...said('few', TODAY), price: '$90 a day' }),
      campOf('open', said('open', TODAY)),
    ];
    expect(found(camps).map(({ camp: { id }, seats }) => [id, seats])).toEqual([
      ['open', 'open'],
      ['few', 'few'],
      ['waits', 'waitlist'],
    ]);
  });

  test('offer each session of a camp with its own days, hours, price and ages', () => {
    const offered = found([withSessions]);
    expect(
      offered.map(({ camp: { providerName }, days: own, does }) => [providerName, own, does]),
    ).toEqual([['Pine & Paddle · Art', [wednesday], 'helps']]);
    expect(offered[0]?.cost).toEqual({ low: 3000, high: 3000 });
    expect(ids([withSessions], aCareNeed({ day: monday }))).toEqual(['pine']);
  });

  test('know which session of a camp is in the plan', () => {
    expect(ids([withSessions], taken('pine one'))).toEqual(['pine']);
    expect(ids([withSessions], taken('pine two'))).toEqual([]);
    // Planned as a whole.
    expect(ids([withSessions], taken('pine'))).toEqual([]);
  });
});
