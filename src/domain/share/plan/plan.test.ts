import ICAL from 'ical.js';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { GONE, type Thing, type ThingKind } from '../../family/things.ts';
import { calendarFile } from '../calendarFile.ts';
import { csvText } from './csv.ts';
import { planCalendar } from './planCalendar.ts';
import { type PlanEntry, planEntries } from './planEntries.ts';
import { planSpreadsheet } from './planSpreadsheet.ts';

const pageOf = (id: string) => `https://camply.example/camps/${id}`;
const entry = (fields: Partial<PlanEntry> = {}): PlanEntry => ({
  campId: 'pine-and-paddle',
  name: 'Pine & Paddle',
  isPlanned: true,
  isFavorite: false,
  note: '',
  savedAt: 1,
  ...fields,
});

it('any text comes back from a spreadsheet as it was', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string()), { minLength: 1 }),
      (rows) => {
        const plain = rows.map((row) => row.map((text) => `x${text}`));
        const read: unknown = parse(csvText(plain), { bom: true, record_delimiter: '\r\n' });
        expect(read).toEqual(plain);
      },
    ),
    { seed: 3 },
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("https://x.example","y")'])(
  'is no formula: %j',
  (text) => {
    const rows = parse(csvText([[text]]), { bom: true, record_delimiter: '\r\n' });
    expect(rows).toEqual([[`'${text}`]]);
  },
);

it('a spreadsheet begins with the mark that Excel looks for', () => {
  expect(csvText([['Nuñez ❤️', 'say "hi", you']])).toBe('\u{feff}Nuñez ❤️,"say ""hi"", you"\r\n');
});

it('a row has the provider’s own words and the family’s note', () => {
  const camp = aCamp({ datesText: 'Oct 6-10', websiteUrl: 'https://pine.example/' });
  const text = planSpreadsheet([entry({ note: 'Bring a hat\nand lunch' })], [camp], pageOf);
  const [row] = parse(text, { bom: true, columns: true, record_delimiter: '\r\n' });
  expect(row).toEqual({
    Provider: 'Pine & Paddle',
    Camp: 'Canoe, Forest school',
    'In your plan': 'yes',
    Favorite: '',
    Dates: 'Oct 6-10',
    Hours: '8:30am-4pm',
    Price: '$385',
    Address: '900 Lake Claire Way, Decatur, GA 30030',
    Website: 'https://pine.example/',
    Note: 'Bring a hat\nand lunch',
    'On Camply': 'https://camply.example/camps/pine-and-paddle',
  });
});

it('a camp that is gone keeps its name and its note', () => {
  const text = planSpreadsheet([entry({ campId: 'gone', note: 'Hat' })], [], pageOf);
  expect(text).toContain('Pine & Paddle,,yes,,,,,,,Hat,\r\n');
});

it('the calendar has each day of each planned camp once, and says what it leaves out', () => {
  const camps = [
    aCamp({ days: ['2025-10-06', '2025-10-07'] }),
    aCamp({ id: 'heart', days: ['2025-10-08'] }),
    aCamp({ id: 'vague', days: null, datesText: 'Most weeks' }),
  ];
  const entries = [
    entry(),
    entry({ campId: 'heart', isPlanned: false, isFavorite: true }),
    entry({ campId: 'vague' }),
    entry({ campId: 'gone' }),
  ];
  const { events, leftOut } = planCalendar(entries, { camps, seasons: [] }, '2025-07-01', pageOf);
  expect(leftOut).toBe(2);
  const file = new ICAL.Component(ICAL.parse(calendarFile('My camps', events, 0)));
  const days = file
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('dtstart')));
  expect(days).toEqual(['2025-10-06T08:30:00', '2025-10-07T08:30:00']);
});

const aThing = (kind: ThingKind, id: string, fields: object, isGone = false): Thing => ({
  kind,
  id,
  fields: Object.fromEntries(
    Object.entries({ ...fields, [GONE]: isGone }).map(([field, value]) => [
      field,
      { value, changedAt: 9 },
    ]),
  ),
});

it('one entry a camp: planned ones, favorites, then camps with a note only', () => {
  const things = [
    aThing('child', 'maya', { firstName: 'Maya' }),
    aThing('note', 'c', { text: 'Hat' }),
    aThing('favorite', 'b', { savedAt: 2, name: 'Bees' }),
    aThing('favorite', 'a', { savedAt: 3, name: null }),
    aThing('favorite', 'gone', {}, true),
    aThing('scheduled', 'a', { savedAt: 4, name: 'Ants' }),
  ];
  expect(planEntries(things)).toEqual([
    { campId: 'a', name: 'Ants', isPlanned: true, isFavorite: true, note: '', savedAt: 3 },
    { campId: 'b', name: 'Bees', isPlanned: false, isFavorite: true, note: '', savedAt: 2 },
    { campId: 'c', name: '', isPlanned: false, isFavorite: false, note: 'Hat', savedAt: 0 },
  ]);
});
