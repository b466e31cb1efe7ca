import { expect, test } from 'vitest';
import type { FamilyRecord, Value } from '#family/rules/familyRecord.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { guestWords } from './guestWords.ts';

const [MONDAY, TUESDAY, WEDNESDAY] = ['2025-10-06', '2025-10-07', '2025-10-08'];
const pseudonym = (id: string) => `p-${id}`;
const entry = aPlanEntry({ days: [MONDAY, TUESDAY, WEDNESDAY], pickUpBy: 'Sam' });

const record = (kind: 'plan' | 'note', id: string, values: Record<string, Value>, changedAt = 5) =>
  ({
    kind,
    id,
    fields: Object.fromEntries(
      Object.entries(values).map(([field, value]) => [field, { value, changedAt }]),
    ),
  }) satisfies FamilyRecord;
const drive = (day: string, values: Record<string, Value>, changedAt?: number) =>
  record('plan', `p-entry-1 ${day}`, values, changedAt);
const note = (day: string, text: string, changedAt?: number) =>
  record('note', `day-${day}`, { text }, changedAt);

const published = entry.days.map((day) => drive(day, { dropOffBy: '', pickUpBy: 'Sam' }, 1));
const words = (ofGuests: readonly FamilyRecord[], today = '2025-10-01') =>
  guestWords({ id: 'room-1', label: 'Robin' }, { ofGuests, published, pseudonym }, [entry], today);

test('tells of a note for a day', () => {
  expect(words([note(WEDNESDAY, 'I have the car seat')])).toEqual([
    {
      kind: 'note',
      key: 'guest room-1 2025-10-08 5',
      label: 'Robin',
      days: [WEDNESDAY],
      text: 'I have the car seat',
    },
  ]);
});

test('tells of a driver of some days of an entry, those of one name together', () => {
  const ofGuests = [
    drive(MONDAY, { pickUpBy: 'Robin' }, 5),
    drive(WEDNESDAY, { pickUpBy: 'Robin' }, 7),
    drive(TUESDAY, { dropOffBy: 'Dana' }),
  ];
  expect(words(ofGuests)).toMatchObject([
    { task: 'fetch', entryId: 'entry-1', days: [MONDAY, WEDNESDAY], name: 'Robin' },
    { task: 'bring', entryId: 'entry-1', days: [TUESDAY], name: 'Dana' },
  ]);
});

test('tells of a driver who was taken out', () => {
  expect(words([drive(MONDAY, { pickUpBy: '' })])).toMatchObject([{ task: 'fetch', name: '' }]);
});

test('leaves out what the plan says, too, and what others have in its place', () => {
  expect(words([drive(MONDAY, { pickUpBy: 'Sam' }), note(MONDAY, '  ')])).toEqual([]);
});

test('leaves out days that are over', () => {
  const ofGuests = [note(MONDAY, 'Yes'), drive(MONDAY, { pickUpBy: 'Robin' })];
  expect(words(ofGuests, MONDAY)).toHaveLength(2);
  expect(words(ofGuests, TUESDAY)).toEqual([]);
});

const keys = (ofGuests: FamilyRecord[]) => words(ofGuests).map(({ key }) => key);

test('has another key once something else is written, and the same for the same', () => {
  const first = [note(MONDAY, 'Yes', 5), drive(MONDAY, { pickUpBy: 'Robin' }, 5)];
  const second = [note(MONDAY, 'No', 6), drive(MONDAY, { pickUpBy: 'Dana' }, 6)];
  expect(keys(first)).toEqual(keys(first));
  expect(new Set([...keys(first), ...keys(second)]).size).toBe(4);
});

test('makes hostile text harmless and short', () => {
  const evil = `\u202Eevil\u0000\u2067${'x'.repeat(5000)}`;
  const [said] = words([note(MONDAY, evil)]);
  expect(said).toMatchObject({ text: `evil${'x'.repeat(296)}` });
  const [driver] = words([drive(MONDAY, { pickUpBy: evil })]);
  expect(driver).toMatchObject({ name: `evil${'x'.repeat(36)}` });
});

test('reads nothing out of rows that are no words', () => {
  const ofGuests = [
    record('note', 'day-2025-13-45', { text: 'x' }),
    record('note', 'camp-1', { text: 'x' }),
    record('note', `day-${MONDAY}`, { text: 7 }),
    record('plan', 'p-entry-2 2025-10-06', { pickUpBy: 'Eve' }),
    drive(MONDAY, { pickUpBy: 7, dropOffBy: null }),
  ];
  expect(words(ofGuests)).toEqual([]);
});

test('keeps the next 50 of a guest who writes without end', () => {
  const days = Array.from({ length: 90 }, (_, at) =>
    new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
  );
  const said = words(days.toReversed().map((day) => note(day, 'Hi')));
  expect(said.map((word) => word.days[0])).toEqual(days.slice(0, 50));
});

test('has keys that a family can store as settled', () => {
  const long = 'a'.repeat(120);
  const other = aPlanEntry({ id: long, days: [MONDAY] });
  const ofGuests = [record('plan', `p-${long} ${MONDAY}`, { pickUpBy: 'Robin' })];
  const room = { id: long, label: 'Robin' };
  const [said] = guestWords(room, { ofGuests, published: [], pseudonym }, [other], MONDAY);
  expect(said?.key.length).toBeLessThan(200);
});
