import { expect, test } from 'vitest';
import { readCsv } from '../camps/csv/readCsv.ts';
import { readCalendars } from './readCalendars.ts';

const HEADER =
  'district,district_name,school_year,kind,name,starts_on,ends_on,day_kind,lets_out_at,elementary,middle,high,status,source,checked_at,may_be_made_up';
/** Cells after the school year, of a file of Cobb's year 2026-27. */
const read = (...rows: string[]) =>
  readCalendars(
    readCsv([HEADER, ...rows.map((row) => `cobb,Cobb County,2026-27,${row}`)].join('\n')),
  );
const dayOf = (row: string) => {
  const { days, problems } = read(row);
  expect(problems).toEqual([]);
  return days[0];
};

test('reads a break as unverified days off, of one day without a last one', () => {
  expect(dayOf('labor_day,Labor Day,9/7/2026')).toEqual({
    id: 'cobb-2026-27-labor-day',
    district_id: 'cobb',
    school_year: '2026-27',
    kind: 'labor_day',
    name: 'Labor Day',
    starts_on: '2026-09-07',
    ends_on: '2026-09-07',
    day_kind: 'off',
    lets_out_at: null,
    status: 'unverified',
    source: null,
    checked_at: null,
    bell_elementary: null,
    bell_middle: null,
    bell_high: null,
    may_be_made_up: false,
  });
});

test.each([
  ['first_day,First day,2026-08-03', { day_kind: 'school', lets_out_at: null }],
  ['last_day,Last day,2027-05-26,,,1:15 PM', { day_kind: 'early', lets_out_at: '13:15:00' }],
  ['early,Early,2026-10-07,,early', { day_kind: 'early', lets_out_at: null }],
  ['early,Early,2026-10-07,,,12:30:00 p.m.', { day_kind: 'early', lets_out_at: '12:30:00' }],
  ['early,Early,2026-10-07,,,,12:30,12:30,12:30', { lets_out_at: '12:30:00', bell_high: null }],
  [
    'early,Early,2026-10-07,,,,12:30,12:30',
    { lets_out_at: null, bell_elementary: '12:30:00', bell_middle: '12:30:00', bell_high: null },
  ],
  ['make_up,Make-up day,2027-02-15,,,,,,,,,,yes', { day_kind: 'off', may_be_made_up: true }],
  ['fall,Fall,2026-09-21,,,,,,,,,,no', { may_be_made_up: false }],
  [
    'fall,Fall,2026-09-21,,,,,,,confirmed,https://cobb.example/a,2026-11-20',
    { status: 'confirmed', source: 'https://cobb.example/a', checked_at: '2026-11-20' },
  ],
  [
    'early,Early,2026-10-07,,,,12:30,1:15 PM,2:00 pm',
    {
      name: 'Early',
      day_kind: 'early',
      lets_out_at: null,
      bell_elementary: '12:30:00',
      bell_middle: '13:15:00',
      bell_high: '14:00:00',
    },
  ],
])('%s', (row, expected) => {
  expect(dayOf(row)).toMatchObject(expected);
});

test('reads a line with a district alone as a district without dates', () => {
  const atlanta = readCsv(`${HEADER}\natlanta,Atlanta Public Schools,,,,,,,,,,`);
  expect(readCalendars(atlanta)).toMatchObject({
    districts: [{ id: 'atlanta', label: 'Atlanta Public Schools', calendar_url: null }],
    days: [],
    problems: [],
  });
  const nameless = readCsv(`${HEADER}\natlanta,,,,,,,,,,,`);
  expect(readCalendars(nameless).problems).toEqual([{ line: 2, text: 'district_name is missing' }]);
});

test('gives days of one kind ids with their date, and the only one of a kind an id without', () => {
  const days = ['2026-10-07', '2026-12-02'].map((day) => `early,Early,${day},,early`);
  expect(read(...days, 'digital_day,Digital,2026-11-03,,digital', 'fall,Fall,2026-09-21')).toEqual(
    expect.objectContaining({
      lines: new Map([
        ['cobb-2026-27-early-2026-10-07', 2],
        ['cobb-2026-27-early-2026-12-02', 3],
        ['cobb-2026-27-digital-day', 4],
        ['cobb-2026-27-fall', 5],
      ]),
      districts: [{ id: 'cobb', label: 'Cobb County', calendar_url: null }],
      problems: [],
    }),
  );
});

test.each([
  ['fall,Fall', 'starts_on is missing'],
  ['Fall break,Fall,2026-09-21', 'kind is not written like early_release: Fall break'],
  ['fall,Fall,Sep 21', 'starts_on holds no day like 2026-10-12: Sep 21'],
  ['fall,Fall,2026-09-25,2026-09-21', 'ends_on is before starts_on: 2026-09-21'],
  [
    'fall,Fall,2027-09-21',
    'starts_on and ends_on lie in the school year, from 2026-07-01 to 2027-07-31',
  ],
  [
    'early,Early,2026-10-07,,,1:15',
    'lets_out_at is no time from 6:00 AM to 6:00 PM like 1:15 PM: 1:15',
  ],
  [
    'fall,Fall,2026-09-21,,off,12:30',
    'lets_out_at and the bells of levels are for early days: off',
  ],
  [
    'early,Early,2026-10-07,,,12:30,12:30',
    'lets_out_at is for all levels: leave it out, or elementary, middle and high',
  ],
  ['first_day,First day,2026-08-03,2026-08-04', 'ends_on: first_day is one day'],
  [
    'fall,Fall,2026-09-21,,school',
    'day_kind is school, or early, for first_day and last_day, and for others off, digital or early: school for fall',
  ],
  ...[
    'confirmed',
    'confirmed,the PDF,2026-11-20',
    'confirmed,http://cobb.example,2026-11-20',
    'confirmed,https://cobb.example',
  ].map((said): [string, string] => [
    `fall,Fall,2026-09-21,,,,,,,${said}`,
    'status confirmed needs the https address in source, and checked_at',
  ]),
  ['fall,Fall,2026-09-21,,,,,,,,,,perhaps', 'may_be_made_up is yes or no: perhaps'],
  ['early,Early,2026-10-07,,early,,,,,,,,yes', 'may_be_made_up is for days off: early'],
  [
    'fall,Fall,2026-09-21,,,,,,,,,,,off',
    'It has more cells than the first row; perhaps a comma stands outside of quotes',
  ],
])('explains how to correct %s', (row, text) => {
  expect(read('mlk,MLK,2027-01-18', row).problems).toEqual([{ line: 3, text }]);
});

test('reads the page of a district’s calendar from any of its lines', () => {
  const header = 'district,district_name,school_year,kind,name,starts_on,calendar_url';
  const lines = (...urls: string[]) =>
    readCalendars(
      readCsv(
        [
          header,
          ...urls.map((url, at) => `cobb,Cobb,2026-27,k_${'abc'[at]},Kay,2026-09-21,${url}`),
        ].join('\n'),
      ),
    );
  expect(lines('', 'https://cobb.example/a', '')).toMatchObject({
    districts: [{ id: 'cobb', calendar_url: 'https://cobb.example/a' }],
    problems: [],
  });
  expect(lines('http://cobb.example', 'cobb.example').problems.map(({ text }) => text)).toEqual([
    'calendar_url is not written like https://www.cobbk12.org/calendar: http://cobb.example',
    'calendar_url is not written like https://www.cobbk12.org/calendar: cobb.example',
  ]);
  expect(lines('https://cobb.example/a', 'https://cobb.example/b').problems).toEqual([
    {
      line: 3,
      text: 'calendar_url of cobb is https://cobb.example/a further up: https://cobb.example/b',
    },
  ]);
});

test('refuses a duplicate day and a second name for a district', () => {
  const first = 'first_day,First day,2026-08-03';
  const { problems } = read(first, first, 'mlk,MLK,2027-01-18', 'mlk,MLK,2027-01-18');
  expect(problems).toEqual([
    { line: 3, text: 'It is the same first_day of cobb 2026-27 as line 2' },
    { line: 5, text: 'It is the same mlk of cobb 2026-27 as line 4' },
  ]);
  const text = `${HEADER}\ncobb,Cobb,2026-27,mlk,MLK,2027-01-18\ncobb,Cob,2027-29,mlk,MLK,2028-01-17`;
  expect(readCalendars(readCsv(text)).problems.map((each) => each.text)).toEqual([
    'school_year is two years in a row like 2026-27: 2027-29',
    'district_name of cobb is Cobb further up: Cob',
  ]);
});

test.each([
  ['district,kind', 'The first row does not name district_name.'],
  ['District,district', 'Two columns of the file are district.'],
  ['district,bell', 'A file of school calendars has no column "bell".'],
  ['', 'The file is empty.'],
])('first row "%s": %s', (header, message) => {
  expect(() => readCalendars(readCsv(header))).toThrow(message);
});
