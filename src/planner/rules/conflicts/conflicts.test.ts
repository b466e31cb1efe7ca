import { aSession } from '#tests/fixtures/aSession.ts';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { childCells } from '../coverage/childCells.ts';
import { childInputs } from '../coverage/childInputs.ts';
import { createPlanCamps } from '../coverage/planCamps.ts';
import { campPlace } from '../drive/campPlace.ts';
import { emptySnapshot, type PlanEntry, PLAN_STATUSES } from '#family/rules/plan/planEntry.ts';
import { FAMILY_PLAN_ID, FamilyPlanSchema } from '#family/rules/plan/planRows.ts';
import { findConflicts } from './findConflicts.ts';

const days = ['06', '07', '08', '09', '10'].map((date) => `2025-10-${date}`);
const [monday = '', tuesday = '', wednesday = ''] = days;
const fall = aSchoolBreak({ name: 'Fall Break' });
const children = [
  { id: 'maya', birthMonth: '2018-01', ageRange: '', districtId: 'dekalb', gradeLevel: '' },
  { id: 'leo', birthMonth: '2018-10', ageRange: '', districtId: 'dekalb', gradeLevel: '' },
];

/** A camp of the whole workday, miles north of Decatur. */
const campAt = (id: string, miles: number, fields: Partial<Camp> = {}) =>
  aCamp({
    id,
    days,
    hours: '9am-4:30pm',
    streetAddress: `${id} street`,
    latitude: 33.77 + miles / 69.1,
    longitude: -84.3,
    ...fields,
  });
const near = campAt('near', 0);
const far = campAt('far', 25);
const entryAt = (id: string, campId: string, fields: Partial<PlanEntry> = {}) =>
  aPlanEntry({ id, campId, wantId: id, days: [monday], status: 'registered', ...fields });

function conflicts(entries: readonly PlanEntry[], camps = [near, far], today = '2025-07-01') {
  const family = v.parse(FamilyPlanSchema, { id: FAMILY_PLAN_ID });
  const plan = { entries, home: [], ownDays: [], children: [], family };
  const known = createPlanCamps(camps, []);
  return findConflicts({
    today,
    children: children.map((child) => ({
      child,
      cells: childCells(childInputs(child, plan, [fall], known, today), monday, days.at(-1) ?? ''),
    })),
    entries,
    camps: known,
    placeOf: (camp) => campPlace(camp, null),
  });
}

const both = (fields: Partial<PlanEntry> = {}) => [
  entryAt('a', 'near', { days: [monday, tuesday] }),
  entryAt('b', 'far', { days: [monday, tuesday, wednesday], ...fields }),
];

const pair = (fields: Partial<PlanEntry> = {}) => [
  entryAt('a', 'near', { days: [monday, tuesday] }),
  entryAt('b', 'far', { childId: 'leo', days: [monday, tuesday], ...fields }),
];
const kinds = (found: ReturnType<typeof conflicts>) => found.map(({ kind }) => kind);

test('finds no conflict in a sound plan', () => {
  expect(conflicts([entryAt('a', 'near'), entryAt('b', 'near', { childId: 'leo' })])).toEqual([]);
});

describe('two rows of one child', () => {
  test('at the same time are one error for all their days', () => {
    expect(conflicts(both())).toMatchObject([
      {
        kind: 'doubleBooking',
        severity: 'error',
        days: [monday, tuesday],
        entryIds: ['a', 'b'],
      },
    ]);
  });

  test('may overlap when one has no hours', () => {
    const camps = [near, campAt('far', 25, { hours: null })];
    expect(conflicts(both(), camps)).toMatchObject([
      { kind: 'doubleBooking', severity: 'warning', isCertain: false },
    ]);
  });

  test('as alternatives are an unreleased back-up', () => {
    expect(conflicts(both({ wantId: 'a', rank: 2 }))).toMatchObject([
      { kind: 'backUpHeld', severity: 'warning', entryIds: ['a', 'b'] },
    ]);
    const stored = both().map((entry) => ({ ...entry, wantId: 'none' }));
    expect(conflicts(stored)).toMatchObject([{ kind: 'doubleBooking' }]);
  });
});

const care = (to: number) => [{ span: { from: 900, to }, cents: null }];

describe('one row', () => {
  test('for a wrong or doubtful age', () => {
    const row = [entryAt('a', 'near')];
    const fit = (fields: Partial<Camp>) => conflicts(row, [{ ...near, ...fields }]);
    expect(fit({ ageMin: 8 })).toMatchObject([
      { kind: 'age', severity: 'error', fit: 'tooYoung', turnsInMonth: '2026-01', day: monday },
    ]);
    expect(fit({ ageMin: 9 })).toMatchObject([{ fit: 'tooYoung', turnsInMonth: null }]);
    expect(fit({ ageMin: 3, ageMax: 6 })).toMatchObject([{ kind: 'age', fit: 'tooOld' }]);
    const inBirthMonth = [entryAt('a', 'near', { childId: 'leo' })];
    expect(conflicts(inBirthMonth, [{ ...near, ageMin: 7 }])).toMatchObject([
      { severity: 'warning', fit: 'maybe', entryIds: ['a'] },
    ]);
  });

  test('with unlisted days or without its camp', () => {
    const row = [entryAt('a', 'near', { days: [monday, tuesday] })];
    expect(conflicts(row, [campAt('near', 0, { days: [tuesday] })])).toMatchObject([
      { kind: 'daysGone', severity: 'error', days: [monday] },
    ]);
    expect(conflicts(row, [far]).map(({ kind }) => kind)).toEqual(['campGone']);
    expect(conflicts(row, [campAt('near', 0, { days: null, datesText: 'soon' })])).toEqual([]);
  });

  test('that ends before work, once, with its worst day', () => {
    const row = entryAt('a', 'near', { days: [monday, tuesday] });
    const camps = [campAt('near', 0, { hours: '9am-3pm' })];
    expect(conflicts([row], camps)).toMatchObject([
      { kind: 'endsEarly', severity: 'warning', days: [monday, tuesday], minutes: 90 },
    ]);
    expect(conflicts([{ ...row, extended: care(1020) }], camps)).toEqual([]);
    // 30 minutes are no problem, 31 are.
    expect(conflicts([{ ...row, extended: care(960) }], camps)).toEqual([]);
    expect(conflicts([{ ...row, extended: care(959) }], camps)).toMatchObject([{ minutes: 31 }]);
    // The one that ends last is asked to stay longer.
    const morning = entryAt('b', 'far', { hours: { from: 480, to: 540 }, days: [monday] });
    const ids = conflicts([row, morning], [...camps, far]).map(({ entryIds }) => entryIds);
    expect(ids).toEqual([['a']]);
  });

  test('that is only planned a week before, or whose sign-up closes soon', () => {
    const row = entryAt('a', 'near', { status: 'planned' });
    const closing = [{ ...near, registrationClosesOn: '2025-10-03' }];
    expect(conflicts([row], [near], '2025-09-29')).toMatchObject([
      { kind: 'stillPlanned', severity: 'info', day: monday, daysLeft: 7 },
    ]);
    expect(conflicts([row], [near], '2025-09-28')).toEqual([]);
    expect(conflicts([{ ...row, status: 'considering' }], closing, '2025-09-28')).toMatchObject([
      { kind: 'signUpCloses', closesOn: '2025-10-03', daysLeft: 5 },
    ]);
    expect(conflicts([{ ...row, status: 'registered' }], closing, '2025-09-28')).toEqual([]);
    expect(conflicts([row], closing, '2025-10-04').map(({ kind }) => kind)).toEqual([
      'stillPlanned',
    ]);
  });

  test('that is past has no conflict', () => {
    const old = [entryAt('a', 'near'), entryAt('b', 'far')];
    expect(conflicts(old, [{ ...near, ageMin: 16 }, far], tuesday)).toEqual([]);
  });
});

describe('two children', () => {
  test('cannot be brought and fetched 25 miles apart at one time', () => {
    expect(conflicts(pair())).toMatchObject([
      { kind: 'dropOffs', severity: 'error', answer: 'no', days: [monday, tuesday] },
      { kind: 'pickUps', severity: 'error', entryIds: ['a', 'b'] },
    ]);
    const between = conflicts(pair(), [near, campAt('far', 6)]);
    expect(between).toMatchObject([
      { severity: 'warning', answer: 'tight' },
      { severity: 'warning' },
    ]);
  });

  test('can with two drivers, at one address, or hours apart', () => {
    const bring = pair({ dropOffBy: 'Robin' }).map((entry) => ({
      ...entry,
      dropOffBy: entry.dropOffBy || 'Sam',
    }));
    expect(kinds(conflicts(bring))).toEqual(['pickUps']);
    const street = { streetAddress: '1 Mill St' };
    expect(conflicts(pair(), [campAt('near', 0, street), campAt('far', 25, street)])).toEqual([]);
    const later = pair({ hours: { from: 720, to: 780 } });
    expect(kinds(conflicts(later)).filter((kind) => kind !== 'endsEarly')).toEqual([]);
  });

  test('conflict only possibly for rough places and never for unknown ones', () => {
    const rough = campAt('far', 25, { coordinatePrecision: 'zip' });
    expect(conflicts(pair(), [near, rough])).toMatchObject([
      { severity: 'info', answer: 'maybeFar' },
      { severity: 'info', answer: 'maybeFar' },
    ]);
    const nowhere = campAt('far', 25, { latitude: null, longitude: null });
    expect(conflicts(pair(), [near, nowhere])).toEqual([]);
  });
});

test('reports a first choice with places left while its back-up covers the days', () => {
  const first = entryAt('a', 'near', { status: 'waitlisted' });
  const backUp = entryAt('b', 'far', { wantId: 'a', rank: 2 });
  const open = [{ ...near, listing: 'opening' as const }, far];
  expect(conflicts([first, backUp], open)).toMatchObject([
    { kind: 'firstChoiceFree', severity: 'info', entryIds: ['a', 'b'], days: [monday] },
  ]);
  expect(conflicts([first, backUp])).toEqual([]);
  expect(conflicts([first, { ...backUp, status: 'considering' }], open)).toEqual([]);
});

test('gives conflicts unique keys, errors first, in any order of rows', () => {
  const entry = fc
    .record({
      id: fc.uuid(),
      childId: fc.constantFrom('maya', 'leo', null),
      campId: fc.constantFrom('near', 'far', 'gone'),
      days: fc.subarray(days),
      status: fc.constantFrom(...PLAN_STATUSES),
      wantId: fc.constantFrom('want', 'other', 'none'),
      rank: fc.integer({ min: 1, max: 3 }),
    })
    .map((fields) => aPlanEntry(fields));
  const rank = { error: 0, warning: 1, info: 2 };
  fc.assert(
    fc.property(
      fc.uniqueArray(entry, { selector: ({ id }) => id, maxLength: 6 }),
      fc.constantFrom(...days),
      (entries, today) => {
        const found = conflicts(entries, [near, far], today);
        const keys = found.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        const order = found.map(({ severity }) => rank[severity]);
        expect(order).toEqual(order.toSorted((a, b) => a - b));
        expect(conflicts(entries.toReversed(), [near, far], today)).toHaveLength(found.length);
        const cancelled = entries.map((one) => ({ ...one, status: 'cancelled' as const }));
        expect(conflicts(cancelled, [near, far], today)).toEqual([]);
      },
    ),
    { seed: 8, numRuns: 300 },
  );
});

describe('a booking on a day without a day off', () => {
  const friday = '2025-10-31';
  const week = (calendar: Partial<Parameters<typeof aSchoolBreak>[0]>[], entry: PlanEntry) => {
    const family = v.parse(FamilyPlanSchema, { id: FAMILY_PLAN_ID });
    const plan = { entries: [entry], home: [], ownDays: [], children: [], family };
    const camp = campAt('near', 0, { days: [friday] });
    const known = createPlanCamps([camp], []);
    const cellsOf = (child: (typeof children)[number]) =>
      childCells(
        childInputs(child, plan, calendar.map(aSchoolBreak), known, '2025-09-01'),
        monday,
        friday,
      );
    return findConflicts({
      today: '2025-09-01',
      children: children.slice(0, 1).map((child) => ({ child, cells: cellsOf(child) })),
      entries: [entry],
      camps: known,
      placeOf: (one) => campPlace(one, null),
    });
  };
  const booked = entryAt('a', 'near', { days: [friday] });
  const earlyOnly = { id: 'early', dayKind: 'early', startsOn: monday, endsOn: monday } as const;

  test('says that school is on', () => {
    expect(week([{}], booked)).toMatchObject([
      { kind: 'schoolOn', severity: 'warning', days: [friday] },
    ]);
  });

  test('is none after school', () => {
    expect(week([{}], { ...booked, hours: { from: 15 * 60, to: 17 * 60 } })).toEqual([]);
  });

  test('says so where the calendar has early releases only, and knows nothing of other days', () => {
    expect(week([earlyOnly], booked)).toMatchObject([{ kind: 'schoolUnknown', days: [friday] }]);
  });

  test('is none where no calendar is known at all', () => {
    expect(week([], booked)).toEqual([]);
  });
});

const session = (id: string, hours: string) => aSession({ id, hours, days: [monday] });
const booked = (sessionId: string) =>
  entryAt(sessionId, 'pine', { sessionId, days: [monday], snapshot: emptySnapshot });

test('two sessions of one camp at one time are in conflict as two camps are; one after the other is not', () => {
  const camp = aCamp({
    id: 'pine',
    days: null,
    sessions: [session('art', '9am-noon'), session('clay', '11am-3pm'), session('swim', '1pm-4pm')],
  });
  const found = (...some: PlanEntry[]) => conflicts(some, [camp]).map(({ kind }) => kind);
  expect(found(booked('art'), booked('clay'))).toContain('doubleBooking');
  expect(found(booked('art'), booked('swim'))).not.toContain('doubleBooking');
  expect(found(booked('gone'))).toContain('campGone');
});
