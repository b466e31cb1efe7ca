import { entryChanges } from './entryChanges.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { type PlanEntry, type Snapshot, SnapshotSchema } from '#family/rules/plan/planEntry.ts';
import { listingChanges } from './listingChanges.ts';
import { takeSnapshot } from './takeSnapshot.ts';

const days = ['2025-10-06', '2025-10-07', '2025-10-08'];
const [monday = '', tuesday = '', wednesday = ''] = days;
const camp = aCamp({ days: [monday, tuesday], hours: '9am-3pm', price: '$325/week' });
const changes = (now: Partial<Camp>, booked: readonly string[] = [monday]) =>
  listingChanges(takeSnapshot(camp, '2025-07-01'), { ...camp, ...now }, booked);

describe('since the row was saved', () => {
  test('ignore rewording and irrelevant fields', () => {
    expect(changes({ hours: '9:00 AM - 3:00 PM', price: '$325 per week' })).toEqual([]);
    expect(changes({ providerName: ' PINE &  Paddle', theme: 'Chess', logoPath: 'x' })).toEqual([]);
  });

  test.each<[Partial<Camp>, object]>([
    [{ hours: '9am-1pm' }, { field: 'hours', before: '9am-3pm', now: '9am-1pm' }],
    [{ hours: null }, { field: 'hours', now: null }],
    [{ price: '$350/week' }, { field: 'price', before: '$325/week', now: '$350/week' }],
    [
      { ageMin: 8, ageMax: 10 },
      { field: 'ages', before: { ageMin: 6, ageMax: 12 }, now: { ageMin: 8, ageMax: 10 } },
    ],
    [
      { streetAddress: '1 Oak St' },
      { field: 'place', before: '900 Lake Claire Way, Decatur', now: '1 Oak St, Decatur' },
    ],
    [{ registrationOpensOn: '2025-08-01' }, { field: 'opens', before: null, now: '2025-08-01' }],
    [{ days: [...days] }, { field: 'days', added: [wednesday], lost: [], removed: [] }],
    [{ days: [monday] }, { field: 'days', removed: [tuesday], lost: [] }],
  ])('report %j', (now, change) => {
    expect(changes(now)).toEqual([expect.objectContaining({ weight: 'worth', ...change })]);
  });

  test('report a link or name quietly', () => {
    const now = { websiteUrl: 'https://pine.example.com/new', providerName: 'Pine and Paddle' };
    expect(changes(now).map(({ field, weight }) => [field, weight])).toEqual([
      ['link', 'quiet'],
      ['name', 'quiet'],
    ]);
  });

  test('break a row by lost days, unknown days or a removed camp', () => {
    expect(changes({ days: [tuesday] })).toMatchObject([{ weight: 'broken', lost: [monday] }]);
    expect(changes({ days: null })).toMatchObject([
      { weight: 'broken', lost: [monday], isSaid: false },
    ]);
    expect(listingChanges(takeSnapshot(camp, '2025-07-01'), null, [monday])).toEqual([
      { field: 'gone', weight: 'broken', providerName: 'Pine & Paddle' },
    ]);
  });

  test('compare openings as moments in any time zone', () => {
    const then = { ...camp, registrationOpensAt: '2025-08-01T09:00:00-04:00' };
    const now = { ...camp, registrationOpensAt: '2025-08-01T13:00:00+00:00' };
    expect(listingChanges(takeSnapshot(then, '2025-07-01'), now, [])).toEqual([]);
  });
});

const words = (...some: string[]) => fc.option(fc.constantFrom(...some), { nil: null });
const anyCamp = fc
  .record({
    providerName: fc.constantFrom('Rocket Pond', 'rocket  pond', 'Pine'),
    price: words('$72 a day', '72/day', '$95', 'ask us'),
    hours: words('9am-3pm', '9:00 AM - 3:00 PM', 'full day', '1-3pm'),
    days: fc.option(fc.subarray(days, { minLength: 1 }), { nil: null }),
    datesText: words('Oct 6', 'TBD'),
    ageMin: fc.option(fc.nat(9), { nil: null }),
    ageMax: fc.option(fc.nat(18), { nil: null }),
    streetAddress: words('1 Mill St', '2 Oak St'),
    city: words('Decatur'),
    websiteUrl: words('https://a.example', 'https://b.example'),
    registrationOpensAt: words('2025-08-01T09:00:00-04:00', 'soon'),
  })
  .map((fields): Camp => aCamp(fields));

test('finds no changes after a snapshot of the same listing', () => {
  fc.assert(
    fc.property(anyCamp, anyCamp, fc.subarray(days), (then, now, booked) => {
      expect(listingChanges(takeSnapshot(then, '2025-07-01'), then, booked)).toEqual([]);
      expect(listingChanges(takeSnapshot(now, '2025-08-01'), now, booked)).toEqual([]);
    }),
    { seed: 1, numRuns: 500 },
  );
});

test('names each booked day that is no longer listed', () => {
  fc.assert(
    fc.property(anyCamp, anyCamp, fc.constantFrom(...days), (then, now, lost) => {
      const saved = takeSnapshot({ ...then, days: [lost] }, '2025-07-01');
      const left = (now.days ?? []).filter((day) => day !== lost);
      const changed = listingChanges(saved, { ...now, days: left }, [lost]);
      expect(changed).toContainEqual(
        expect.objectContaining({ field: 'days', weight: 'broken', lost: [lost] }),
      );
    }),
    { seed: 2, numRuns: 300 },
  );
});

test('reads the snapshot of any listing back', () => {
  const endless = 'x'.repeat(5000);
  const wild = aCamp({
    providerName: endless,
    price: endless,
    hours: endless,
    datesText: endless,
    websiteUrl: `https://${endless}`,
    registrationOpensAt: endless,
    days: Array.from({ length: 28 * 12 }, (_, at) => {
      const [month, date] = [1 + Math.floor(at / 28), 1 + (at % 28)];
      return `2025-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
    }),
  });
  const kept = takeSnapshot(wild, '2025-07-01');
  expect(v.parse(SnapshotSchema, kept)).toEqual(kept);
  expect(listingChanges(kept, wild, [...(wild.days ?? [])])).toEqual([]);
});

const today = '2026-11-27';
const saw = (seats: Snapshot['seats'], status: PlanEntry['status'] = 'planned') =>
  aPlanEntry({ status, snapshot: { ...takeSnapshot(camp, '2025-07-01'), seats } });
const now = (seats: Camp['seats'], seatsSaidOn = '2026-11-20') => ({
  ...camp,
  seats,
  seatsSaidOn,
});
const seatsOf = (...asked: Parameters<typeof entryChanges>) =>
  entryChanges(...asked).filter(({ field }) => field === 'seats');

describe('seats since the row was saved', () => {
  test('say that it is full, or that it has room again', () => {
    const change = { field: 'seats', weight: 'worth', saidOn: '2026-11-20' };
    expect(seatsOf(saw('open'), now('full'), today)).toEqual([{ ...change, seats: 'full' }]);
    expect(seatsOf(saw(null), now('full'), today)).toEqual([{ ...change, seats: 'full' }]);
    expect(seatsOf(saw('full'), now('open'), today)).toEqual([{ ...change, seats: 'open' }]);
    expect(seatsOf(saw('waitlist', 'waitlisted'), now('few'), today)).toEqual([
      { ...change, seats: 'few' },
    ]);
  });

  test('stay quiet about what is unknown or was never full, and for who is signed up', () => {
    expect(seatsOf(saw('full'), now('full'), today)).toEqual([]);
    expect(seatsOf(saw('open'), now('few'), today)).toEqual([]);
    expect(seatsOf(saw(null), now('open'), today)).toEqual([]);
    expect(seatsOf(saw('open'), now('full', '2026-11-19'), today)).toEqual([]);
    expect(seatsOf(saw('open', 'confirmed'), now('full'), today)).toEqual([]);
    expect(seatsOf(saw('open', 'cancelled'), now('full'), today)).toEqual([]);
  });

  test('are part of the snapshot as they are known that day', () => {
    expect(takeSnapshot(now('full'), '2026-11-27').seats).toBe('full');
    expect(takeSnapshot(now('full'), '2026-11-28').seats).toBeNull();
  });
});
