import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { type FamilyRecord, REMOVED, type Value } from '#family/rules/familyRecord.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { toFamilyRecord } from '#family/rules/plan/planRecord.ts';
import { sharedEditRecords } from './sharedEdit.ts';
import { sharedEvents, yourEvents } from './sharedEvents.ts';
import { readSharedPlan } from './sharedPlan.ts';
import { yourDays } from './yourDays.ts';

const MONDAY = '2025-10-06';
const at = 1_750_000_000_000;

const record = (
  kind: FamilyRecord['kind'],
  id: string,
  values: Readonly<Record<string, Value>>,
): FamilyRecord => ({
  kind,
  id,
  fields: Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { value, changedAt: at }]),
  ),
});

const maya = record('child', 'maya', { firstName: 'Maya', color: 'teal' });
const robin = record('profile', 'family', { name: 'Robin' });
const needed = record('own_days', 'n', {
  childId: 'maya',
  from: MONDAY,
  to: '2025-10-07',
  dayKind: 'off',
  source: 'import',
  name: 'Fall break',
});
const entry = (fields: Partial<PlanEntry> = {}) => {
  const row = aPlanEntry({ days: [MONDAY], hours: { from: 510, to: 960 }, ...fields });
  return toFamilyRecord({ kind: 'plan', id: row.id, row }, at);
};
const partsOn = (records: readonly FamilyRecord[], day = MONDAY) =>
  readSharedPlan(records).days.find((one) => one.day === day)?.parts ?? [];

test('shows a camp where there is one, and an open day where there is none', () => {
  const plan = readSharedPlan([robin, maya, needed, entry()]);
  expect(plan).toMatchObject({ sender: 'Robin', breaks: ['Fall break'] });
  expect(plan.days.map(({ day, parts }) => [day, parts.map(({ kind }) => kind)])).toEqual([
    [MONDAY, ['camp']],
    ['2025-10-07', ['open']],
  ]);
});

test('gives what is missing or spoiled its default, and leaves out rows without a child', () => {
  const spoiled = record('child', 'leo', { firstName: 7, color: 'gold' });
  const ofNobody = entry({ id: 'x', childId: 'nobody' });
  const [part] = partsOn([
    spoiled,
    ofNobody,
    record('plan', 'y', { childId: 'leo', campId: 'c', days: '\u0001["2025-10-06"]', hours: 'no' }),
    record('home', 'z', { childId: 'leo', day: 'yesterday' }),
    record('note', 'day-someday', { text: 'When?' }),
  ]);
  expect(part).toMatchObject({
    child: { name: '?', color: 'clay' },
    name: '',
    hours: null,
    dropOffBy: '',
  });
});

test('leaves out what was removed, and a person who is not at home after all', () => {
  const gone = { ...entry().fields, [REMOVED]: { value: true, changedAt: at + 1 } };
  const away = record('home', 'h', { childId: 'maya', day: MONDAY, isHome: false, who: 'Ann' });
  expect(
    partsOn([maya, needed, { kind: 'plan', id: 'entry-1', fields: gone }, away]),
  ).toMatchObject([{ kind: 'open' }]);
});

test('takes control characters and changes of direction out of texts', () => {
  const hostile = '\u202eevil\u0007\u2066 <img src=x>';
  const [part] = partsOn([
    maya,
    entry({ note: hostile, dropOffBy: hostile }),
    record('profile', 'family', { name: hostile }),
  ]);
  expect(part).toMatchObject({ note: 'evil <img src=x>', dropOffBy: 'evil <img src=x>' });
});

test('leads to a map only, whatever the address is', () => {
  const streetAddress = 'javascript:alert(1)';
  const snapshot = { ...aPlanEntry().snapshot, streetAddress, city: '' };
  const [part] = partsOn([maya, entry({ snapshot })]);
  expect(part?.mapUrl).toBe(
    'https://www.google.com/maps/search/?api=1&query=javascript%3Aalert(1)%2C%20Atlanta%2C%20GA',
  );
});

test('reads any rows without failing, and links to web pages only', () => {
  const anyValue = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
  const anyRecord = fc.record({
    kind: fc.constantFrom<FamilyRecord['kind']>('plan', 'home', 'own_days', 'child', 'note'),
    id: fc.oneof(fc.string(), fc.constant('maya')),
    values: fc.dictionary(
      fc.constantFrom('childId', 'campId', 'days', 'day', 'who', 'from', 'to', 'text', 'snapshot'),
      fc.oneof(
        anyValue,
        fc.constantFrom('maya', MONDAY, '9999-12-31', '\u0001["2025-10-06"]', '\u0001{"city":"x"}'),
      ),
    ),
  });
  fc.assert(
    fc.property(fc.array(anyRecord), (rows) => {
      const { days } = readSharedPlan([
        maya,
        ...rows.map(({ kind, id, values }) => record(kind, id, values)),
      ]);
      const urls = days.flatMap(({ parts }) => parts.flatMap(({ mapUrl }) => mapUrl ?? []));
      expect(urls.every((url) => url.startsWith('https://www.google.com/maps/'))).toBe(true);
    }),
    { seed: 34, numRuns: 300 },
  );
});

test('never follows a stretch of days for more than 400 of them', () => {
  const years = record('own_days', 'n', {
    childId: 'maya',
    from: '2025-01-01',
    to: '9999-12-31',
    dayKind: 'off',
    source: 'import',
  });
  expect(readSharedPlan([maya, years]).days).toHaveLength(400);
});

const withGrandma = readSharedPlan([
  maya,
  entry({ dropOffBy: 'grandma ', pickUpBy: 'Robin' }),
  entry({ id: 'b', days: ['2025-10-07'], dropOffBy: 'Robin', pickUpBy: 'Grandma' }),
  record('home', 'h', { childId: 'maya', day: '2025-10-08', who: 'Grandma' }),
]);

const tasksOf = (you: string, today: string) =>
  yourDays(withGrandma, you, today).map(({ day, tasks }) => [day, tasks.map(({ task }) => task)]);

test('finds the days that are somebody’s by name, from today on', () => {
  expect(tasksOf('Grandma', MONDAY)).toEqual([
    [MONDAY, ['bring']],
    ['2025-10-07', ['fetch']],
    ['2025-10-08', ['have']],
  ]);
  expect(tasksOf('Grandma', '2025-10-08')).toHaveLength(1);
  expect(tasksOf('', MONDAY)).toEqual([]);
});

test('makes an event of 15 minutes for a drop-off, and one of the whole day at home', () => {
  const words = { part: ({ name }: { name: string }) => name, task: () => 'Yours' };
  const events = yourEvents(yourDays(withGrandma, 'Grandma', MONDAY), 'camply.example', words);
  expect(events.map(({ day, hours }) => [day, hours])).toEqual([
    [MONDAY, { from: 510, to: 525 }],
    ['2025-10-07', { from: 960, to: 975 }],
    ['2025-10-08', null],
  ]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(3);
  expect(sharedEvents(withGrandma, '2025-10-07', 'camply.example', words)).toHaveLength(2);
});

test('changes who brings and fetches, who is at home and a day’s note, and nothing else', () => {
  const edit = {
    day: MONDAY,
    drives: [{ rowId: 'entry-1', pickUpBy: 'Grandma' }],
    home: [{ rowId: null, childId: 'maya', who: 'Grandma', isHome: true }],
    note: 'I have the car seat',
  };
  const [drive, ...others] = sharedEditRecords(edit, at + 1);
  expect(drive?.fields).toEqual({ pickUpBy: { value: 'Grandma', changedAt: at + 1 } });
  const merged = { ...entry(), fields: { ...entry().fields, ...drive?.fields } };
  const [day] = readSharedPlan([maya, merged, ...others]).days;
  expect(day).toMatchObject({
    notes: [{ text: 'I have the car seat' }],
    parts: [
      { kind: 'home', name: 'Grandma' },
      { kind: 'camp', pickUpBy: 'Grandma', dropOffBy: '' },
    ],
  });
});

test('makes one row of the same words of two phones, and takes them back in it', () => {
  const home = { rowId: null, childId: 'maya', who: 'Ann', isHome: true };
  const [first] = sharedEditRecords({ day: MONDAY, drives: [], home: [home] }, at);
  const [again] = sharedEditRecords({ day: MONDAY, drives: [], home: [home] }, at + 5);
  expect(again?.id).toBe(first?.id);
  const back = { ...home, rowId: first?.id ?? '', isHome: false };
  expect(sharedEditRecords({ day: MONDAY, drives: [], home: [back] }, at)[0]?.fields).toEqual({
    isHome: { value: false, changedAt: at },
  });
});
