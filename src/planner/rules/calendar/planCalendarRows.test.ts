import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { addDays } from '#base/day/calendar.ts';
import { calendarFile } from '#base/calendarFile/calendarFile.ts';
import { createPlanCamps } from '../coverage/planCamps.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { type Sent, SentSchema } from '#family/rules/plan/planRows.ts';
import { childLabels } from './childLabels.ts';
import type { FamilyDay } from './familyDays.ts';
import { planCalendarRows, putSent, sentKinds } from './planCalendarRows.ts';
import { planEvents } from './planEvents.ts';

const labels = childLabels([
  { id: 'maya', firstName: 'Maya' },
  { id: 'leo', firstName: 'Leo' },
]);

const NO_DAYS: readonly FamilyDay[] = [];

const sourceOf = (entries: readonly PlanEntry[], sent: readonly Sent[] = [], now = 1000) => ({
  entries,
  familyDays: NO_DAYS,
  bookingDays: [],
  sent,
  now,
  labels,
  camps: createPlanCamps([aCamp()], []),
  driversOf: ({ dropOffBy }: PlanEntry) => dropOffBy,
  pageOf: (id: string) => `https://camply.example/camps/${id}`,
  today: '2025-10-01',
});
type Source = ReturnType<typeof sourceOf>;

const rowsOf = (source: Source) => planCalendarRows(source, null);
const fileOf = (source: Source) =>
  calendarFile('Plan', planEvents(rowsOf(source), 'camply.example'), 0);
const sentOf = (source: Source): Sent[] =>
  putSent(source, rowsOf(source)).flatMap(({ kind, row }) =>
    kind === 'sent_event' && row ? [row] : [],
  );

const entry = aPlanEntry();
const first = sourceOf([entry]);
const kept = sentOf(first);

test("exports a planned camp as tentative, with an initial and the child's hours", () => {
  const extended = [{ span: { from: 450, to: 540 }, cents: null }];
  const [row] = rowsOf(sourceOf([{ ...entry, extended }]));
  expect(row).toMatchObject({
    title: 'Pine & Paddle (M)',
    status: 'tentative',
    hours: { from: 450, to: 960 },
    days: ['2025-10-06', '2025-10-07'],
    sequence: 0,
    changedAt: 1000,
  });
  expect(rowsOf(sourceOf([{ ...entry, status: 'confirmed' }]))[0]?.status).toBe('confirmed');
});

test('leaves out considered, waitlisted, past and unlisted days', () => {
  expect(rowsOf(sourceOf([{ ...entry, status: 'considering' }]))).toEqual([]);
  expect(rowsOf(sourceOf([{ ...entry, status: 'waitlisted' }]))).toEqual([]);
  expect(rowsOf(sourceOf([{ ...entry, days: ['2025-09-30'] }]))).toEqual([]);
  const days = ['2025-10-06', '2025-10-12'];
  expect(rowsOf(sourceOf([{ ...entry, days }]))[0]?.days).toEqual(['2025-10-06']);
});

describe('after a file was handed over', () => {
  test('gives the same bytes for the same plan', () => {
    expect(fileOf(sourceOf([entry], kept, 5000))).toBe(fileOf(first));
    const note = sourceOf([{ ...entry, note: 'Wet shoes' }], kept, 5000);
    expect(fileOf(note)).toBe(fileOf(first));
  });

  test('cancels a removed day with a higher sequence', () => {
    const moved = sourceOf([{ ...entry, days: ['2025-10-07'] }], kept, 5000);
    const events = planEvents(rowsOf(moved), 'camply.example');
    expect(events.map(({ day, status, sequence }) => [day, status, sequence])).toEqual([
      ['2025-10-06', 'cancelled', 1],
      ['2025-10-07', 'tentative', 1],
    ]);
    const again = sourceOf(moved.entries, sentOf(moved), 9000);
    expect(fileOf(again)).toBe(fileOf(moved));
  });

  test('cancels a removed entry from its recorded data', () => {
    const removed = sourceOf([], kept, 5000);
    const events = planEvents(rowsOf(removed), 'camply.example');
    expect(events.map(({ title, status, sequence }) => [title, status, sequence])).toEqual([
      ['Pine & Paddle (M)', 'cancelled', 1],
      ['Pine & Paddle (M)', 'cancelled', 1],
    ]);
    expect(fileOf(sourceOf([], sentOf(removed), 9000))).toBe(fileOf(removed));
    expect(planCalendarRows(removed, 'leo')).toEqual([]);
    expect(planCalendarRows(removed, 'maya')).toHaveLength(1);
  });

  test('ignores a sign-up alarm and restarts a damaged row', () => {
    const alarm = { id: 'register-entry-1', sequence: 3, changedAt: 1, days: [], shown: 'x' };
    expect(rowsOf(sourceOf([], [alarm]))).toEqual([]);
    const spoiled = { ...alarm, id: entry.id };
    expect(rowsOf(sourceOf([entry], [spoiled]))[0]?.sequence).toBe(0);
  });
});

describe('a day that is of no camp', () => {
  const winter = {
    id: 'off-maya-2025-12-22',
    childId: 'maya',
    title: 'No school: Winter Holiday (M)',
    from: '2025-12-22',
    to: '2026-01-02',
    hours: null,
  };
  const dad = {
    id: 'home-h1',
    childId: 'leo',
    title: 'L at home with Dad',
    from: '2025-10-06',
    to: '2025-10-06',
    hours: { from: 540, to: 960 },
  };
  const withDays = { ...first, familyDays: [winter, dad] };

  test('writes a break as one event to its last day, and a day at home with its hours', () => {
    const events = planEvents(rowsOf(withDays), 'camply.example');
    expect(
      events
        .filter(({ title }) => !title.startsWith('Pine'))
        .map(({ title, text, day, lastDay, hours }) => ({ title, text, day, lastDay, hours })),
    ).toEqual([
      { title: dad.title, text: '', day: dad.from, lastDay: undefined, hours: dad.hours },
      { title: winter.title, text: '', day: winter.from, lastDay: winter.to, hours: null },
    ]);
    expect(fileOf(withDays)).toContain(
      'DTSTART;VALUE=DATE:20251222\r\nDTEND;VALUE=DATE:20260103\r\n',
    );
    expect(planCalendarRows(withDays, 'leo').map(({ entryId }) => entryId)).toEqual([dad.id]);
  });

  test('is unchanged in the next file, raises the sequence of a longer break, and cancels what is not wanted', () => {
    const sent = sentOf(withDays);
    const again = { ...withDays, sent, now: 5000 };
    expect(fileOf(again)).toBe(fileOf(withDays));
    const longer = { ...again, familyDays: [{ ...winter, to: '2026-01-05' }, dad] };
    expect(rowsOf(longer).find(({ entryId }) => entryId === winter.id)?.sequence).toBe(1);
    const without = { ...again, familyDays: [] };
    expect(
      planEvents(rowsOf(without), 'camply.example').map(({ title, status }) => [title, status]),
    ).toContainEqual([winter.title, 'cancelled']);
    expect(sentKinds(sent)).toEqual(new Set(['off', 'home']));
    expect(sentKinds(sentOf(without))).toEqual(new Set());
  });

  test('stays in the file until the last day of a break is over', () => {
    const ids = (today: string) =>
      rowsOf({ ...sourceOf([]), familyDays: [winter], today }).map(({ entryId }) => entryId);
    expect(ids('2026-01-02')).toEqual([winter.id]);
    expect(ids('2026-01-03')).toEqual([]);
  });
});

test('fits recorded data into its row for texts of any length', () => {
  const camp = aCamp({ providerName: 'n'.repeat(300), streetAddress: 's'.repeat(400), days: null });
  const days = Array.from({ length: 100 }, (_, at) => addDays('2025-10-06', at));
  const source = { ...sourceOf([{ ...entry, days }]), camps: createPlanCamps([camp], []) };
  const [row] = sentOf(source);
  expect(v.safeParse(SentSchema, row).success).toBe(true);
  expect(sentOf({ ...source, sent: row ? [row] : [], now: 5000 })).toEqual([row]);
});

test('makes labels as short as they stay distinct', () => {
  const names = ['Maya', 'Milo', 'leo', 'Mia', ''];
  const children = names.map((firstName, at) => ({ id: String(at), firstName }));
  expect([...childLabels(children).values()]).toEqual(['Ma', 'Mil', 'l', 'Mia', '?']);
});

test('says who drives in the description, and counts a new driver as a change', () => {
  const before = sourceOf([{ ...entry, dropOffBy: 'Drop-off: Sam' }]);
  expect(fileOf(before)).toContain(String.raw`DESCRIPTION:Drop-off: Sam\n`);
  const sent = sentOf(before);
  const after = sourceOf([{ ...entry, dropOffBy: 'Drop-off: Robin' }], sent, 2000);
  expect(rowsOf(after)[0]).toMatchObject({ sequence: 1, changedAt: 2000 });
  const same = sourceOf([{ ...entry, dropOffBy: 'Drop-off: Sam' }], sent, 2000);
  expect(rowsOf(same)[0]).toMatchObject({ sequence: 0, changedAt: 1000 });
});

test('reads a row that an earlier version sent, without drivers, as unchanged', () => {
  expect(kept.map(({ shown }) => shown).join()).not.toContain('drivers');
  expect(rowsOf(sourceOf([entry], kept, 2000))[0]?.sequence).toBe(0);
});
