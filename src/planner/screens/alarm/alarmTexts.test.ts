import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aChild } from '#tests/fixtures/aPlan.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { addDays } from '#base/day/calendar.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { calendarSeason } from '#camps/rules/season/calendarSeason.ts';
import {
  BOOKING_DATE_KINDS,
  ownCampId,
  PLAN_STATUSES,
  type PlanEntry,
} from '#family/rules/plan/planEntry.ts';
import { emptyPlan } from '#family/rules/plan/planRows.ts';
import { emptyProfile } from '#family/rules/profile.ts';
import { alarmMark } from '#planner/rules/alarms/alarmMark.ts';
import { plannedAlarms } from './alarmTexts.ts';

const NOW = Date.parse('2025-09-01T16:00:00Z');
const ALL = { atMinute: true, weeklyLook: true };
const BELL = { atMinute: false, weeklyLook: false };
const children = [
  aChild({ id: 'maya', firstName: 'Mayacanary' }),
  aChild({ id: 'leo', firstName: 'Léo-Canary' }),
];
const season = calendarSeason('fall', 2025);

const alarmsOf = (camps: readonly Camp[], entries: readonly PlanEntry[], wish = BELL, now = NOW) =>
  plannedAlarms(
    {
      profile: emptyProfile(),
      children,
      state: { ...emptyPlan(), entries: [...entries] },
      directory: {
        camps: [...camps],
        seasons: [season],
        activities: [],
        districts: [],
        schoolBreaks: [],
      },
      today: '2025-09-01',
    },
    wish,
    now,
  );

const camp = (name: string, opensAt: string | null, fields: Partial<Camp> = {}) =>
  aCamp({
    id: name,
    providerName: name,
    registrationOpensAt: opensAt,
    verifiedOn: '2025-08-20',
    ...fields,
  });
const entryOf = ({ id }: Camp, fields: Partial<PlanEntry> = {}) =>
  aPlanEntry({ id, campId: id, ...fields });
const saysOf = (camps: readonly Camp[], wish = BELL) =>
  alarmsOf(
    camps,
    camps.map((one) => entryOf(one)),
    wish,
  ).map(({ title, body }) => [title, body]);

const at = (time: string) => `2025-09-22T${time}:00-04:00`;
const READY = 'Your plan has their link and what to copy.';

describe('the bell', () => {
  test.each([
    ['09:00', 'Opens today at 9:00: Rocket Pond'],
    ['18:30', 'Opens today at 6:30 pm: Rocket Pond'],
    ['06:30', 'Opens tomorrow at 6:30: Rocket Pond'],
    ['00:00', 'Opens tomorrow at 12:00 am: Rocket Pond'],
  ])('names a sign-up at %s, and the day of which that is', (time, title) => {
    expect(saysOf([camp('Rocket Pond', at(time))])).toEqual([[title, `${READY}\nAs of Aug 20.`]]);
  });

  test('names the year of a day that is not of the same one', () => {
    const [[, body] = []] = saysOf([camp('Pond', at('09:00'), { verifiedOn: '2024-11-20' })]);
    expect(body).toContain('As of Nov 20, 2024.');
  });

  test('says that a camp named no time', () => {
    const day = camp('Rocket Pond', null, { registrationOpensOn: '2025-09-22' });
    expect(saysOf([day])).toEqual([
      [
        'Opens today: Rocket Pond',
        'The camp gave a day but no time, so check early.\nAs of Aug 20.',
      ],
    ]);
  });

  test('lists several, those that open first come first', () => {
    const camps = [
      camp('Pine & Paddle', at('10:00')),
      camp('Rocket Pond', at('09:00')),
      camp('Birch', null, { registrationOpensOn: '2025-09-22', verifiedOn: '2025-08-12' }),
    ];
    expect(saysOf(camps)).toEqual([
      [
        '3 sign-ups open today',
        'Rocket Pond at 9:00, Pine & Paddle at 10:00, and Birch.\nAs of Aug 12.',
      ],
    ]);
  });

  test('counts those of 20 that it has no room to list', () => {
    const camps = Array.from({ length: 20 }, (_, n) =>
      camp(`Camp of the long river ${n}`, at('09:00')),
    );
    const [[title, body] = []] = saysOf(camps);
    expect(title).toBe('20 sign-ups open today');
    expect(body).toMatch(/^Camp of the long river 0 at 9:00, .*, and 1\d more\.\nAs of Aug 20\.$/);
  });
});

/** Bytes of the message that is sealed, with the address of a site and a tag of 22 letters. */
const bytesOf = ({ title, body, path }: { title: string; body: string; path: string }) => {
  const navigate = `https://a-rather-long-name-of-a-site.example${path}`;
  const notification = { title, body, navigate, tag: 'x'.repeat(22), lang: 'en-US' };
  return Buffer.byteLength(JSON.stringify({ web_push: 8030, notification }));
};

test('letters of three bytes leave room for fewer camps, and for fewer letters of one', () => {
  const camps = Array.from({ length: 8 }, (_, n) => camp(`${n}${'漢'.repeat(80)}`, at('09:00')));
  const together = alarmsOf(
    camps,
    camps.map((one) => entryOf(one)),
  );
  expect(together.map(bytesOf)).toEqual([expect.toSatisfy((bytes) => bytes <= 512)]);
  expect(together[0]?.body).toMatch(/^0漢+… at 9:00, .*, and [4-7] more\.\nAs of Aug 20\.$/);
  const [one] = alarmsOf(camps.slice(0, 1), [entryOf(camp(`0${'漢'.repeat(80)}`, null))]);
  expect(one && bytesOf(one)).toBeLessThanOrEqual(512);
});

const minuteOf = (camps: Camp[]) => saysOf(camps, { ...ALL, weeklyLook: false }).at(-1);

test('the minute names the camp, and several by their number', () => {
  expect(minuteOf([camp('Rocket Pond', at('09:00'))])).toEqual([
    'In 15 minutes: Rocket Pond',
    `Sign-up opens at 9:00. ${READY}\nAs of Aug 20.`,
  ]);
  expect(minuteOf([camp('Rocket Pond', at('09:00')), camp('Birch', at('09:00'))])).toEqual([
    'In 15 minutes: 2 sign-ups',
    'Birch at 9:00 and Rocket Pond at 9:00.\nAs of Aug 20.',
  ]);
});

test('dates of a booking are named with the camp, and their notes stay in the plan', () => {
  const dates = BOOKING_DATE_KINDS.map((kind, n) => ({
    id: kind,
    kind,
    on: kind === 'evening' ? '2025-10-05' : `2025-09-1${n}`,
    note: 'number 4',
  }));
  const pond = camp('Rocket Pond', null, { hours: '9am-3pm' });
  const said = alarmsOf([pond], [entryOf(pond, { status: 'confirmed', dates })]);
  expect(said.map(({ title, body }) => `${title} | ${body}`)).toEqual([
    'Balance due tomorrow: Rocket Pond | The camp’s link is in your plan.',
    'Balance due today: Rocket Pond | The camp’s link is in your plan.',
    'Forms due tomorrow: Rocket Pond | The camp’s link is in your plan.',
    'Forms due today: Rocket Pond | The camp’s link is in your plan.',
    'Ask about the waitlist tomorrow: Rocket Pond | Your note and the camp’s link are in your plan.',
    'Ask about the waitlist: Rocket Pond | Your note and the camp’s link are in your plan.',
    'Tomorrow: Rocket Pond | 9:00 am to 3:00 pm. Drop-off at 900 Lake Claire Way, Decatur, GA 30030.',
  ]);
});

test('leads to the week of the booking, and the weekly look to the look', () => {
  const pond = camp('Rocket Pond', at('09:00'));
  const [bell] = alarmsOf([pond], [entryOf(pond, { days: ['2025-10-07', '2025-10-08'] })]);
  expect(bell?.path).toBe('/my-camps?break=2025-10-07&week=2025-10-07');
  const sunday = alarmsOf([aCamp({ seasonId: season.id })], [], ALL)[0];
  expect(sunday).toMatchObject({ kind: 'look', path: '/my-camps?look=week' });
});

test('an alarm is the same where only the day it was checked on is newer, and another one where it moved', () => {
  const markOf = (fields: Partial<Camp>) => {
    const pond = camp('Rocket Pond', at('09:00'), fields);
    return alarmsOf([pond], [entryOf(pond)]).map(alarmMark);
  };
  const before = markOf({});
  expect(markOf({ verifiedOn: '2025-08-27' })).toEqual(before);
  expect(markOf({ registrationOpensAt: at('10:00') })).not.toEqual(before);
});

const words = fc.string({
  unit: fc.constantFrom(...Array.from('ab R&"\\\n\t\u0001\u202eñé😀👨‍👩‍👧ß漢')),
  minLength: 1,
  maxLength: 220,
});
const dayAhead = fc.integer({ min: 0, max: 120 }).map((days) => addDays('2025-09-01', days));
const clock = fc.constantFrom('00:00', '06:30', '07:29', '07:30', '09:00', '19:00');
const minute = fc
  .tuple(dayAhead, clock)
  .map(([day, time]) => `${day}T${time}:00${day < '2025-11-02' ? '-04:00' : '-05:00'}`);
const listed = fc.record({
  name: words,
  opensAt: fc.option(minute, { nil: null }),
  opensOn: fc.option(dayAhead, { nil: null }),
  street: fc.option(words, { nil: null }),
  checked: fc.option(dayAhead, { nil: null }),
});
const booking = fc.record({
  camp: fc.nat(4),
  isOwn: fc.boolean(),
  status: fc.constantFrom(...PLAN_STATUSES),
  days: fc.array(dayAhead, { maxLength: 4 }),
  dates: fc.array(fc.tuple(fc.constantFrom(...BOOKING_DATE_KINDS), dayAhead), { maxLength: 4 }),
});
const plan = fc.record({
  camps: fc.array(listed, { minLength: 5, maxLength: 5 }),
  bookings: fc.array(booking, { maxLength: 25 }),
});
type Plan = typeof plan extends fc.Arbitrary<infer One> ? One : never;

const typed = 'with MAYACANARY, Léo-Canary’s friend';
const rowsOf = ({ camps, bookings }: Plan) => ({
  camps: camps.map(({ name, opensAt, opensOn, street, checked }, n) =>
    camp(`${n}`, opensAt, {
      providerName: name,
      registrationOpensOn: opensOn,
      streetAddress: street,
      verifiedOn: checked,
      seasonId: season.id,
      days: null,
    }),
  ),
  entries: bookings.map(({ camp: n, isOwn, status, days, dates }, no): PlanEntry =>
    aPlanEntry({
      id: `entry ${no}`,
      campId: isOwn ? ownCampId('camp', `${n}`) : `${n}`,
      childId: 'maya',
      status,
      days: days.toSorted(),
      note: typed,
      dropOffBy: typed,
      pickUpBy: typed,
      dates: dates.map(([kind, on], each) => ({ id: `${no} ${each}`, kind, on, note: typed })),
      snapshot: {
        ...aPlanEntry().snapshot,
        ...(isOwn && { providerName: `Art ${typed}`, streetAddress: typed, city: typed }),
      },
    }),
  ),
});

test('every alarm fits into its bytes and names no child', () => {
  fc.assert(
    fc.property(plan, (given) => {
      const { camps, entries } = rowsOf(given);
      for (const alarm of alarmsOf(camps, entries, ALL)) {
        const { title, body, path, ringAt } = alarm;
        expect(title.length).toBeLessThanOrEqual(60);
        expect(body.length).toBeLessThanOrEqual(180);
        expect(bytesOf(alarm)).toBeLessThanOrEqual(512);
        expect(ringAt).toBeGreaterThan(NOW);
        expect(ringAt % 60_000).toBe(0);
        expect(`${title} ${body} ${path}`).not.toMatch(/canary/i);
        for (const sign of ['\n', '\u0001', '\u202e']) expect(title).not.toContain(sign);
      }
    }),
    { seed: 37, numRuns: 300 },
  );
});

const isBooked = ({ kind }: { kind: string }) => kind !== 'look';

test('planned again at another moment, alarms that are still ahead are the same', () => {
  const later = fc.integer({ min: 0, max: 40 * 24 * 60 });
  fc.assert(
    fc.property(plan, later, (given, minutes) => {
      const { camps, entries } = rowsOf(given);
      const then = NOW + minutes * 60_000;
      const before = alarmsOf(camps, entries, ALL).filter(
        (alarm) => isBooked(alarm) && alarm.ringAt > then,
      );
      expect(alarmsOf(camps, entries, ALL, then).filter(isBooked)).toEqual(before);
    }),
    { seed: 38, numRuns: 300 },
  );
});

test('a phone whose clock is a day off plans the same for what is ahead', () => {
  const camps = [camp('Rocket Pond', at('09:00')), camp('Birch', at('06:30'))];
  const entries = camps.map((one) => entryOf(one));
  const wish = { ...ALL, weeklyLook: false };
  for (const off of [-86_400_000, 86_400_000]) {
    expect(alarmsOf(camps, entries, wish, NOW + off)).toEqual(alarmsOf(camps, entries, wish));
  }
});
