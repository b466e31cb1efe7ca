// One file for the whole kind: what a row without a listing does in each rule that reads listings.
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { emptyProfile } from '#family/rules/profile.ts';
import { backupData, backupText, readBackup } from '#family/rules/backup/backupFile.ts';
import { countRecords } from '#family/rules/backup/countRecords.ts';
import { isOwnEntry, ownKind, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import { toFamilyRecord, toPlanRow } from '#family/rules/plan/planRecord.ts';
import { calendarFile } from '#base/calendarFile/calendarFile.ts';
import { planCalendarRows } from '../calendar/planCalendarRows.ts';
import { planEvents } from '../calendar/planEvents.ts';
import { findConflicts } from '../conflicts/findConflicts.ts';
import { usualCareHours } from '../coverage/careNeeded.ts';
import { childCells, type ChildInputs } from '../coverage/childCells.ts';
import { createPlanCamps } from '../coverage/planCamps.ts';
import { createSchoolCalendar } from '../coverage/schoolDay.ts';
import { campPlace } from '../drive/campPlace.ts';
import { sumCosts } from '../money/cents.ts';
import { entryCost } from '../money/entryCost.ts';
import { baseCell } from '../planB/ask/weekCells.ts';
import { receiptsSpreadsheet } from '../share/receiptsSpreadsheet.ts';
import { newEntry } from '../commands/newEntry.ts';
import { dropDay } from '../commands/dropDay.ts';
import { putEntry } from '../commands/entryCommands.ts';
import { ALL_DAY } from '../coverage/span.ts';
import { newOwnEntries, type OwnThing } from './ownEntry.ts';

const today = '2025-10-01';
const week = ['06', '07', '08', '09', '10'].map((date) => `2025-10-${date}`);
const [monday = '', tuesday = ''] = week;
const sitter: OwnThing = {
  kind: 'care',
  name: ' Kim ',
  hours: { from: 540, to: 990 },
  price: null,
  address: '',
  link: '',
  note: '',
};
const ymca: OwnThing = {
  ...sitter,
  kind: 'camp',
  name: 'YMCA Decatur',
  price: { cents: 6050, per: 'day' },
  address: '1100 Clairemont Ave, Decatur',
  link: 'https://ymca.example.com/fall',
};
const trip: OwnThing = { ...sitter, kind: 'away', name: 'We’re away', hours: ALL_DAY };

const camp = aCamp({ days: week, hours: '10am-2pm' });
const camps = createPlanCamps([camp], []);

let last = 0;
const newId = () => `id-${(last += 1)}`;

function make(thing: OwnThing, days: Record<string, readonly string[]> = { maya: [monday] }) {
  return newOwnEntries(thing, { daysByChild: new Map(Object.entries(days)), today, newId });
}

function inputsOf(entries: readonly PlanEntry[]): ChildInputs {
  const off = { from: monday, to: '2025-10-10', kind: 'off', source: 'parent' } as const;
  return {
    calendar: createSchoolCalendar([{ ...off, name: '', isConfirmed: true, letsOutAt: null }]),
    careHours: usualCareHours,
    today,
    staysOnDigitalDays: false,
    entries,
    home: [],
    camps,
  };
}
const cellsOf = (entries: readonly PlanEntry[]) =>
  childCells(inputsOf(entries), monday, '2025-10-10');

const conflictsOf = (entries: readonly PlanEntry[]) =>
  findConflicts({
    today,
    children: [
      { child: { id: 'maya', birthMonth: '2017-03', ageRange: '' }, cells: cellsOf(entries) },
    ],
    entries,
    camps,
    placeOf: (one) => campPlace(one, null),
  }).map(({ kind }) => kind);

const totalOf = (entries: readonly PlanEntry[]) =>
  sumCosts(entries.map((entry) => entryCost(entry, camps(entry))));

describe('the rows of an own entry', () => {
  it('are one for each child with a day, under one campId', () => {
    const rows = make(ymca, { maya: [tuesday, monday, monday], leo: [], ada: [monday] });
    expect(rows.map(({ childId, days }) => [childId, days])).toEqual([
      ['maya', [monday, tuesday]],
      ['ada', [monday]],
    ]);
    expect(new Set(rows.map(({ campId }) => campId)).size).toBe(1);
    expect(rows.every(isOwnEntry)).toBe(true);
    expect(rows.map(ownKind)).toEqual(['camp', 'camp']);
    expect(rows[0]?.snapshot).toMatchObject({
      providerName: 'YMCA Decatur',
      price: '$60.50 a day',
      streetAddress: '1100 Clairemont Ave, Decatur',
    });
  });

  it('take a camp as planned, a person and a trip as agreed', () => {
    const statuses = [ymca, sitter, trip].map((thing) => make(thing)[0]?.status);
    expect(statuses).toEqual(['planned', 'confirmed', 'confirmed']);
  });

  it('cost a camp for each child, by its days', () => {
    const rows = make(ymca, { maya: week, leo: [monday] });
    expect(totalOf(rows)).toEqual({ low: 6 * 6050, high: 6 * 6050, unknownCount: 0 });
  });

  it('leave an unknown price unknown', () => {
    expect(totalOf(make(sitter))).toEqual({ low: 0, high: 0, unknownCount: 1 });
  });

  it('cost a sitter less with a day less', () => {
    const price = { cents: 10_001, per: 'day' } as const;
    const rows = make({ ...sitter, price }, { maya: week, leo: week });
    const shorter = rows.map((row) => ({ ...row, days: week.slice(1) }));
    expect(totalOf(shorter)).toEqual({ low: 40_004, high: 40_004, unknownCount: 0 });
  });

  it('cost a sitter of several children once, to the cent', () => {
    const someDays = fc.subarray(week, { minLength: 1 });
    const families = fc.dictionary(fc.constantFrom('maya', 'leo', 'ada'), someDays, { minKeys: 1 });
    const price = fc.record({
      cents: fc.integer({ min: 0, max: 99_999 }),
      per: fc.constantFrom('all' as const, 'day' as const),
    });
    fc.assert(
      fc.property(families, price, (days, said) => {
        const distinct = new Set(Object.values(days).flat()).size;
        const cents = said.per === 'all' ? said.cents : said.cents * distinct;
        const rows = make({ ...sitter, price: said }, days);
        expect(totalOf(rows)).toEqual({ low: cents, high: cents, unknownCount: 0 });
      }),
    );
  });
});

test('survives sync and a backup, as the schema of the build before reads it', () => {
  const entries = [...make(ymca, { maya: week, leo: [monday] }), ...make(trip)];
  const records = entries.map((row) => toFamilyRecord(putEntry(row), 5));
  expect(records.map((record) => toPlanRow(record)?.row)).toEqual(entries);
  const text = backupText('2025-10-01T12:00:00.000Z', {
    data: backupData(records, emptyProfile()),
  });
  const read = readBackup(text, Date.parse('2025-10-02T12:00:00Z'));
  expect(read).toMatchObject({ kind: 'open', data: { records, skipped: 0 } });
  expect(countRecords(records).planned).toBe(2);
});

test('covers its days, and is no listing that is gone', () => {
  expect(cellsOf(make(sitter))[0]?.cover).toBe('covered');
  expect(cellsOf(make({ ...sitter, hours: ALL_DAY }))[0]).toMatchObject({
    cover: 'covered',
    claims: [{ hours: 'allDay', own: 'care', isListed: true }],
  });
  expect(conflictsOf(make({ ...ymca, hours: { from: 540, to: 900 } }))).toEqual([
    'endsEarly',
    'stillPlanned',
  ]);
  expect(conflictsOf(make(sitter))).toEqual([]);
});

describe('at the time of a camp', () => {
  const booked = newEntry({
    id: 'c',
    childId: 'maya',
    camp: { camp, season: null, days: week, hours: { from: 600, to: 840 }, place: null },
    days: [monday],
    today,
  });
  const held: PlanEntry = { ...booked, status: 'confirmed' };

  it('a person is no second booking', () => {
    expect(conflictsOf([held, ...make(sitter)])).toEqual([]);
  });

  it.each([
    ['a trip', trip],
    ['another camp', ymca],
  ])('%s is', (_, thing) => {
    expect(conflictsOf([held, ...make(thing)])).toContain('doubleBooking');
  });

  it('a trip rules out the person, too', () => {
    expect(conflictsOf([...make(sitter), ...make(trip)])).toEqual(['doubleBooking']);
  });
});

test('moves to any day', () => {
  const [entry] = make(sitter);
  if (!entry) throw new Error('no row');
  expect(
    dropDay({ entry, day: monday }, { childId: 'maya', day: '2026-03-03' }, camps, 'n'),
  ).toEqual({
    changes: [{ kind: 'plan', id: entry.id, set: { days: ['2026-03-03'] } }],
  });
});

test('stays in Plan B, also where bookings may give way', () => {
  const [cell] = cellsOf(make(trip));
  if (!cell) throw new Error('no day');
  expect(baseCell(cell, { booked: false, home: false }, true)).toMatchObject({
    need: null,
    base: { cover: 'covered' },
  });
});

test('is in the receipts and in the calendar file, all day on purpose', () => {
  const receipts = [{ paidOn: monday, cents: 6050, note: '' }];
  const entries = [
    ...make(ymca).map((row) => ({ ...row, receipts })),
    ...make(trip, { leo: week }),
  ];
  const names = new Map([['maya', 'Maya']]);
  expect(receiptsSpreadsheet({ entries, camps, names, taxIds: {} }, ['head'])).toContain(
    'YMCA Decatur,"1100 Clairemont Ave, Decatur",2025-10-06,2025-10-06,60.50',
  );
  const source = {
    entries: make(trip),
    familyDays: [],
    bookingDays: [],
    sent: [],
    camps,
    labels: new Map(),
    driversOf: () => '',
    pageOf: String,
    today,
    now: 1,
  };
  const rows = planCalendarRows(source, null);
  const file = calendarFile('Plan', planEvents(rows, 'camply.example'), 0);
  expect(file).toContain('SUMMARY:We’re away');
  expect(file).toContain('DTSTART;VALUE=DATE:20251006');
  expect(file).not.toContain('Hours not listed');
  expect(file).not.toContain('URL:');
  const [row] = planCalendarRows({ ...source, entries: make(ymca) }, null);
  expect(row?.url).toBe('https://ymca.example.com/fall');
});
