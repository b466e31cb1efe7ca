import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fallSeason as season } from '#tests/fixtures/fallSeason.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import {
  aCareNeed,
  candidatesAmong,
  days,
  idsAmong,
  monday,
  openOn,
  tuesday,
  wednesday,
  whyNoneAmong,
} from '#tests/fixtures/careNeeds.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { readHours } from '#camps/rules/text/hours.ts';
import { createBreakCamps } from './breakCamps.ts';
import { candidatesFor } from './candidatesFor.ts';
import { createLikes } from './likes.ts';

/** A camp of the Wednesday, until half past four or five. */
const halfPast = (id: string, fields: Partial<Camp>) =>
  aCamp({ id, days: [wednesday], hours: '9am-4:30pm', price: '$50 a day', ...fields });
const untilFive = (id: string, fields: Partial<Camp> = {}) =>
  halfPast(id, { hours: '9am-5pm', ...fields });

describe('the best camp for an open day', () => {
  test('closes the most days, then touches the most, then leaves the least time, then costs least', () => {
    const camps = [
      halfPast('no price', { price: null }),
      halfPast('no hours', { hours: null, days }),
      halfPast('dear', { price: '$90 a day' }),
      halfPast('cheap', {}),
      halfPast('short', { hours: '9am-3pm' }),
      halfPast('shorter', { hours: '9am-2pm', price: '$10 a day' }),
      halfPast('two short days', { hours: '9am-noon', days: [tuesday, wednesday] }),
      halfPast('two days', { days: [tuesday, wednesday] }),
      halfPast('another day', { days: [monday] }),
    ];
    expect(idsAmong(camps)).toEqual([
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
    expect(candidatesAmong([otter, comet], need)).toMatchObject([
      { camp: { id: 'Comet & Kettle' }, does: 'closes', closes: { length: 4 }, helps: [] },
      { camp: { id: 'Otter & Oar' }, does: 'helps', closes: [], helps: { length: 7 } },
    ]);
  });

  test('is a liked one of those that cover equally, before a cheaper one', () => {
    const likes = createLikes({ activities: 'art' }, [], new Set(['favorite']), []);
    const camps = [
      untilFive('cheap', { price: '$10 a day', theme: 'Chess' }),
      untilFive('art', { theme: 'Clay, Art' }),
      untilFive('favorite', { price: '$90 a day', theme: 'Chess' }),
      untilFive('favorite but short', { hours: '9am-3pm', theme: 'Art' }),
      untilFive('two days', { days: [tuesday, wednesday], theme: 'Chess' }),
    ];
    expect(idsAmong(camps, aCareNeed({ likes }))).toEqual([
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
    expect(candidatesAmong(camps, aCareNeed({ openDays }))).toMatchObject([
      { camp: { id: 'afternoon' }, days: [tuesday, wednesday], closes: [tuesday] },
      { camp: { id: 'all day' }, days: [wednesday], closes: [wednesday] },
    ]);
  });

  test('leaves out the days on which it is in the plan already', () => {
    const taken = new Map([['camp-1', new Set([tuesday])]]);
    const openDays = openOn([monday, tuesday, wednesday]);
    const camp = aCamp({ id: 'camp-1', days, hours: '9am-5pm' });
    expect(candidatesAmong([camp], aCareNeed({ openDays, taken }))).toMatchObject([
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
      expect(idsAmong(camps, aCareNeed({ day, ages, birthMonth: '' }))).toEqual(['to 8']);
    }
  });

  test('is priced for its days and per hour of needed care', () => {
    const camp = aCamp({ days, hours: '9am-noon', price: '$60 a day' });
    const [best] = candidatesAmong([camp], aCareNeed({ openDays: openOn([tuesday, wednesday]) }));
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
    const camp = aCamp({ days: null, datesText: 'Oct 6-8' });
    expect(createBreakCamps([camp], [season], days, '2025-09-15').get(wednesday)).toHaveLength(1);
    expect(createBreakCamps([camp], [], days, '2025-09-15').get(wednesday)).toHaveLength(0);
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
  expect(whyNoneAmong(camps, need)).toEqual({
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
      const shown = candidatesAmong(camps, need);
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
      const { camps: all, reasons: why } = whyNoneAmong(camps, need);
      expect(all).toBe(camps.filter(({ days: own }) => own?.includes(need.day)).length);
      const fitting = candidatesAmong(camps, need).length;
      expect(why.reduce((sum, { count }) => sum + count, fitting)).toBe(all);
    }),
    { seed: 13, numRuns: 400 },
  );
});
