import { describe, expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { atlantaClock } from '#base/day/atlantaClock.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { calendarSeason } from '#camps/rules/season/calendarSeason.ts';
import type { Season } from '#camps/rules/season/season.ts';
import { type BookingDate, ownCampId, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import { createPlanCamps } from '../coverage/planCamps.ts';
import { planAlarms } from './planAlarms.ts';

const NOON_SEP_1 = Date.parse('2025-09-01T16:00:00Z');
const PLAIN = { atMinute: false, weeklyLook: false };

const opening = (id: string, opensAt: string | null, fields: Partial<Camp> = {}) =>
  aCamp({ id, providerName: id, registrationOpensAt: opensAt, ...fields });
const entryOf = ({ id }: Camp, fields: Partial<PlanEntry> = {}) =>
  aPlanEntry({ id: `entry ${id}`, campId: id, ...fields });

type Given = {
  camps: readonly Camp[];
  entries?: readonly PlanEntry[];
  seasons?: readonly Season[];
  wish?: Partial<typeof PLAIN>;
  now?: number;
};
const planned = ({ camps, entries, seasons = [], wish = {}, now = NOON_SEP_1 }: Given) =>
  planAlarms(
    {
      entries: entries ?? camps.map((camp) => entryOf(camp)),
      camps: createPlanCamps(camps, seasons),
      directory: { camps, seasons },
      children: [{ id: 'maya', firstName: 'Maya' }],
    },
    { ...PLAIN, ...wish },
    now,
  );

/** '2025-09-22 420 opening:2025-09-22' */
const rings = (given: Given) =>
  planned(given).map(({ key, ringAt }) => {
    const { day, minutes } = atlantaClock(ringAt);
    return `${day} ${minutes} ${key}`;
  });

describe('the bell for sign-ups', () => {
  test.each([
    ['9:00', '2025-09-22T09:00:00-04:00', '2025-09-22 420 opening:2025-09-22'],
    ['7:30', '2025-09-22T07:30:00-04:00', '2025-09-22 420 opening:2025-09-22'],
    ['7:29', '2025-09-22T07:29:00-04:00', '2025-09-21 1140 opening:2025-09-22:eve'],
    ['midnight', '2025-09-22T00:00:00-04:00', '2025-09-21 1140 opening:2025-09-22:eve'],
    ['23:59', '2025-09-22T23:59:00-04:00', '2025-09-22 420 opening:2025-09-22'],
    [
      'the day clocks go back',
      '2025-11-02T09:00:00-05:00',
      '2025-11-02 420 opening:2025-11-02',
      '2025-12-22',
    ],
    [
      'early on the day they go back',
      '2025-11-02T06:00:00-05:00',
      '2025-11-01 1140 opening:2025-11-02:eve',
      '2025-12-22',
    ],
    [
      'the day they go forward',
      '2026-03-08T10:00:00-04:00',
      '2026-03-08 420 opening:2026-03-08',
      '2026-06-08',
    ],
    [
      'early on the day they go forward',
      '2026-03-08T06:30:00-04:00',
      '2026-03-07 1140 opening:2026-03-08:eve',
      '2026-06-08',
    ],
  ])('rings for %s at the round hour of Atlanta', (_, opensAt, ring, day = '2025-10-06') => {
    const camp = opening('pond', opensAt, { days: [day] });
    expect(rings({ camps: [camp], entries: [entryOf(camp, { days: [day] })] })).toEqual([ring]);
  });

  test('rings at 7:00 where only the day is known', () => {
    const camp = opening('pond', null, { registrationOpensOn: '2025-09-22' });
    expect(rings({ camps: [camp] })).toEqual(['2025-09-22 420 opening:2025-09-22']);
  });

  test('rings once for all sign-ups of a day, and on the evening before for early ones', () => {
    const camps = [
      opening('late', '2025-09-22T19:00:00-04:00'),
      opening('nine', '2025-09-22T09:00:00-04:00'),
      opening('day', null, { registrationOpensOn: '2025-09-22' }),
      opening('early', '2025-09-22T06:30:00-04:00'),
    ];
    expect(planned({ camps })).toMatchObject([
      { key: 'opening:2025-09-22:eve', isEve: true, signUps: [{ name: 'early', minutes: 390 }] },
      {
        key: 'opening:2025-09-22',
        isEve: false,
        signUps: [
          { name: 'nine', minutes: 540 },
          { name: 'late', minutes: 1140 },
          { name: 'day', minutes: null },
        ],
      },
    ]);
  });

  test('does not ring for what is booked, waitlisted, cancelled, over, own, closed or unknown', () => {
    const at = '2025-09-22T09:00:00-04:00';
    const camp = opening('pond', at);
    const never: Partial<PlanEntry>[] = [
      { status: 'registered' },
      { status: 'confirmed' },
      { status: 'waitlisted' },
      { status: 'cancelled' },
      { days: ['2025-08-29'] },
      // Over before it opens.
      { days: ['2025-09-20'] },
      { campId: ownCampId('camp', 'x') },
    ];
    for (const fields of never) {
      expect(rings({ camps: [camp], entries: [entryOf(camp, fields)] })).toEqual([]);
    }
    expect(rings({ camps: [opening('pond', at, { registrationClosesOn: '2025-09-20' })] })).toEqual(
      [],
    );
    expect(rings({ camps: [opening('pond', null)] })).toEqual([]);
    expect(rings({ camps: [camp], entries: [entryOf(camp, { status: 'considering' })] })).toEqual([
      '2025-09-22 420 opening:2025-09-22',
    ]);
  });

  test('rings no more once its time has come, though sign-up is still ahead', () => {
    const camps = [opening('pond', '2025-09-22T09:00:00-04:00')];
    const bell = Date.parse('2025-09-22T11:00:00Z');
    expect(rings({ camps, now: bell - 1 })).toHaveLength(1);
    expect(rings({ camps, now: bell })).toEqual([]);
  });

  test('says of which day it is: checked in the directory, else when the family saved it', () => {
    const at = '2025-09-22T09:00:00-04:00';
    const saidOn = (fields: Partial<Camp>) =>
      planned({ camps: [opening('pond', at, fields)] }).map((fact) => Reflect.get(fact, 'saidOn'));
    expect(saidOn({ verifiedOn: '2025-08-20T10:00:00Z' })).toEqual(['2025-08-20']);
    expect(saidOn({ verifiedOn: null, datesCheckedOn: '2025-08-21' })).toEqual(['2025-08-21']);
    expect(saidOn({ verifiedOn: null })).toEqual(['2025-07-01']);
  });
});

const minutesOf = (given: Given) => rings(given).filter((ring) => ring.includes('minute:'));

test('an alarm 15 minutes before the minute is wished for, and is one for several of that minute', () => {
  const camps = [
    opening('pond', '2025-09-22T09:00:00-04:00'),
    opening('birch', '2025-09-22T09:00:00-04:00'),
    opening('day', null, { registrationOpensOn: '2025-09-22' }),
    opening('night', '2025-09-23T00:05:00-04:00'),
  ];
  expect(minutesOf({ camps })).toEqual([]);
  expect(minutesOf({ camps, wish: { atMinute: true } })).toEqual([
    '2025-09-22 525 minute:birch',
    '2025-09-22 1430 minute:night',
  ]);
});

const date = (kind: BookingDate['kind'], on = '2025-09-22', id = 'd1') => ({
  id,
  kind,
  on,
  note: '',
});

describe('the dates of a booking', () => {
  const camp = opening('pond', null, { days: ['2025-10-06', '2025-10-07'], hours: '9am-3pm' });
  const withDates = (dates: BookingDate[], fields: Partial<PlanEntry> = {}) => ({
    camps: [camp],
    entries: [entryOf(camp, { status: 'registered', dates, ...fields })],
  });

  test.each(['balance', 'forms', 'waitlist'] as const)(
    'ring for %s at 19:00 on the evening before and at 7:00',
    (kind) => {
      expect(rings(withDates([date(kind)]))).toEqual([
        `2025-09-21 1140 ${kind}:d1:eve`,
        `2025-09-22 420 ${kind}:d1`,
      ]);
    },
  );

  test('ring once at 19:00 for the evening before, with hours, care and place of the next day', () => {
    const extended = [{ span: { from: 15 * 60, to: 17 * 60 }, cents: null }];
    const given = withDates([date('evening', '2025-10-05')], { extended });
    expect(planned(given)).toMatchObject([
      {
        key: 'evening:d1',
        isTomorrow: true,
        hours: { from: 9 * 60, to: 17 * 60 },
        place: '900 Lake Claire Way, Decatur, GA 30030',
      },
    ]);
    expect(rings(given)).toEqual(['2025-10-05 1140 evening:d1']);
    const other = withDates([date('evening', '2025-10-02')]);
    expect(planned(other)).toMatchObject([{ isTomorrow: false, hours: null }]);
  });

  test('ring at the hour of Atlanta’s clock around the days it is changed', () => {
    expect(
      rings(withDates([date('balance', '2025-11-02', 'a'), date('forms', '2026-03-08', 'b')])),
    ).toEqual([
      '2025-11-01 1140 balance:a:eve',
      '2025-11-02 420 balance:a',
      '2026-03-07 1140 forms:b:eve',
      '2026-03-08 420 forms:b',
    ]);
  });

  test('ring once for two children with the same camp, kind and day', () => {
    const both = [
      entryOf(camp, { id: 'x', dates: [date('balance', '2025-09-22', 'z')] }),
      entryOf(camp, { id: 'y', dates: [date('balance', '2025-09-22', 'a')] }),
    ];
    expect(rings({ camps: [camp], entries: both })).toEqual([
      '2025-09-21 1140 balance:a:eve',
      '2025-09-22 420 balance:a',
    ]);
    expect(rings({ camps: [camp], entries: both.toReversed() })).toHaveLength(2);
  });

  test('do not ring once the entry is cancelled or only considered', () => {
    for (const status of ['cancelled', 'considering'] as const) {
      expect(rings(withDates([date('balance')], { status }))).toEqual([]);
    }
  });

  test('ring within 399 days: the server takes no alarm after 400', () => {
    expect(rings(withDates([date('balance', '2026-10-05')]))).toHaveLength(2);
    expect(rings(withDates([date('balance', '2026-10-06')]))).toEqual([]);
    expect(rings(withDates([date('balance', '2062-10-05')]))).toEqual([]);
  });
});

describe('the weekly look', () => {
  const fall = calendarSeason('fall', 2025);
  const spring = calendarSeason('spring', 2026);
  const camps = [aCamp({ seasonId: fall.id })];
  const looks = (now: number, seasons: readonly Season[] = [fall, spring]) =>
    rings({ camps, entries: [], seasons, wish: { weeklyLook: true }, now });

  test('rings on the next 8 Sundays at 17:00', () => {
    expect(looks(NOON_SEP_1)).toEqual(
      ['09-07', '09-14', '09-21', '09-28', '10-05', '10-12', '10-19', '10-26'].map(
        (day) => `2025-${day} 1020 look:2025-${day}`,
      ),
    );
    expect(rings({ camps, entries: [], seasons: [fall] })).toEqual([]);
  });

  test('rings from 60 days before a break with camps until its end', () => {
    // The season begins on Sep 1 and ends on Oct 31: 60 days before is Jul 3.
    const june = looks(Date.parse('2025-06-20T16:00:00Z'));
    expect(june[0]).toBe('2025-07-06 1020 look:2025-07-06');
    const october = looks(Date.parse('2025-10-20T16:00:00Z'));
    expect(october).toEqual(['2025-10-26 1020 look:2025-10-26']);
    // Nobody has listed a camp of the spring yet.
    expect(looks(Date.parse('2026-02-20T16:00:00Z'))).toEqual([]);
    expect(looks(NOON_SEP_1, [])).toEqual([]);
  });

  test('rings at 17:00 on the Sunday the clock is changed', () => {
    const winter = calendarSeason('winter', 2025);
    const given = { camps: [aCamp({ seasonId: winter.id })], entries: [], seasons: [winter] };
    const now = Date.parse('2025-11-02T21:59:00Z');
    expect(rings({ ...given, wish: { weeklyLook: true }, now })[0]).toBe(
      '2025-11-02 1020 look:2025-11-02',
    );
    expect(rings({ ...given, wish: { weeklyLook: true }, now: now + 3_600_000 })[0]).toBe(
      '2025-11-09 1020 look:2025-11-09',
    );
  });
});

test('come in the order in which they ring, and all of them, more than a phone may have', () => {
  const camps = Array.from({ length: 60 }, (_, at) =>
    opening(`camp ${at}`, new Date(NOON_SEP_1 + (60 - at) * 86_400_000).toISOString(), {
      days: ['2025-12-22'],
    }),
  );
  const all = planned({
    camps,
    entries: camps.map((camp) => entryOf(camp, { days: ['2025-12-22'] })),
  });
  expect(all).toHaveLength(60);
  expect(all.map(({ ringAt }) => ringAt)).toEqual(
    all.map(({ ringAt }) => ringAt).toSorted((a, b) => a - b),
  );
});
