import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { readHours } from '#camps/rules/text/hours.ts';
import { createBreakCamps } from './breakCamps.ts';
import { candidatesFor } from './candidatesFor.ts';
import { whyNone } from './whyNone.ts';
import type { CareNeed } from './careNeed.ts';

const days = ['06', '07', '08', '09', '10', '13', '14'].map((date) => `2025-10-${date}`);
const [monday = '', tuesday = '', wednesday = ''] = days;
const aCareNeed = (fields: Partial<CareNeed> = {}): CareNeed => ({
  day: wednesday,
  openDays: new Set(days),
  gaps: [{ from: 540, to: 990 }],
  ages: { low: 7, high: 7 },
  birthMonth: '2018-05',
  taken: new Set(),
  near: null,
  ...fields,
});
const found = (camps: readonly Camp[], need = aCareNeed()) =>
  candidatesFor(need, createBreakCamps(camps, [], days));
const reasons = (camps: readonly Camp[], need: CareNeed) =>
  whyNone(need, createBreakCamps(camps, [], days));

describe('the best camp for an open day', () => {
  test('closes the most days, then leaves the least time, then costs least; what is unknown is last', () => {
    const camp = (id: string, fields: Partial<Camp>) =>
      aCamp({ id, days: [wednesday], hours: '9am-4:30pm', price: '$50 a day', ...fields });
    const camps = [
      camp('no price', { price: null }),
      camp('no hours', { hours: null }),
      camp('dear', { price: '$90 a day' }),
      camp('cheap', {}),
      camp('short', { hours: '9am-3pm' }),
      camp('two days', { hours: '9am-noon', days: [tuesday, wednesday] }),
      camp('another day', { days: [monday] }),
    ];
    expect(found(camps).map((one) => one.camp.id)).toEqual([
      'two days',
      'cheap',
      'dear',
      'no price',
      'short',
      'no hours',
    ]);
    expect(found(camps, aCareNeed({ openDays: new Set([wednesday]) }))[0]?.camp.id).toBe('cheap');
  });

  test('is priced for the days it closes and per hour of needed care', () => {
    const camp = aCamp({ days, hours: '9am-noon', price: '$60 a day' });
    const [best] = found([camp], aCareNeed({ openDays: new Set([tuesday, wednesday]) }));
    expect(best).toMatchObject({
      closes: [tuesday, wednesday],
      uncovered: 270,
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
    expect(createBreakCamps([camp], [season], days).get(wednesday)).toHaveLength(1);
    expect(createBreakCamps([camp], [], days).get(wednesday)).toHaveLength(0);
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
  const need = aCareNeed({ birthMonth: '2017-12', taken: new Set(['taken']) });
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
      openDays: new Set([...open, day]),
      ages: { low: age, high: age },
      birthMonth: '',
      near: { from: { latitude: 33.77, longitude: -84.3 }, gazetteer: null },
    }),
  );

test('finds the same camps as a naive search, best first', () => {
  fc.assert(
    fc.property(anyCamps, anyNeed, (camps, need) => {
      const shown = found(camps, need);
      const age = need.ages?.low ?? 0;
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
      const index = createBreakCamps(camps, [], days);
      expect(candidatesFor(need, index, 2)).toEqual(shown.slice(0, 2));
      for (const [at, { camp, closes }] of shown.entries()) {
        expect(closes).toEqual((camp.days ?? []).filter((day) => need.openDays.has(day)));
        expect(closes).toContain(need.day);
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
