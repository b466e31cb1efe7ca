// One reader by example: each file that once was read wrongly has its case here, so that a file is looked up once.
import { expect, test } from 'vitest';
import { finished } from '#tests/fixtures/planB/finished.ts';
import { readSchoolCalendar } from './readSchoolCalendar.ts';

const today = '2026-08-01';
const read = (text: string) => finished(readSchoolCalendar(new TextEncoder().encode(text), today));
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
const daysOf = (text: string) => {
  const result = read(text);
  return result.kind === 'preview' ? result.days : [];
};
/** Of a calendar with one event. */
const spansOf = (...lines: string[]) =>
  daysOf(calendar(event('SUMMARY:No School', ...lines))).map(({ from, to, isTicked }) =>
    [from, to === from ? '' : ` to ${to}`, isTicked ? '' : ', not ticked'].join(''),
  );

test('a school’s calendar becomes a list to tick, earliest first', () => {
  const file = calendar(
    event(
      'UID:1',
      'DTSTART;VALUE=DATE:20261123',
      'DTEND;VALUE=DATE:20261128',
      'SUMMARY:Thanksgiving Break',
    ),
    event('UID:2', 'DTSTART;VALUE=DATE:20261009', 'SUMMARY:Professional Learning Day'),
    event(
      'UID:3',
      'DTSTART;TZID=America/New_York:20261218T080000',
      'DTEND;TZID=America/New_York:20261218T120000',
      'SUMMARY:Early Release',
      String.raw`DESCRIPTION:Dismissal at 11:45\, no lunch`,
    ),
    event('UID:4', 'DTSTART;VALUE=DATE:20260901', 'SUMMARY:Picture Day'),
  );
  expect(read(file)).toEqual({
    kind: 'preview',
    days: [
      {
        from: '2026-09-01',
        to: '2026-09-01',
        dayKind: null,
        name: 'Picture Day',
        letsOutAt: null,
        isTicked: false,
      },
      {
        from: '2026-10-09',
        to: '2026-10-09',
        dayKind: 'off',
        name: 'Professional Learning Day',
        letsOutAt: null,
        isTicked: true,
      },
      {
        from: '2026-11-23',
        to: '2026-11-27',
        dayKind: 'off',
        name: 'Thanksgiving Break',
        letsOutAt: null,
        isTicked: true,
      },
      {
        from: '2026-12-18',
        to: '2026-12-18',
        dayKind: 'early',
        name: 'Early Release',
        letsOutAt: 705,
        isTicked: true,
      },
    ],
    leftOut: 0,
  });
});

test.each([
  ['a day', ['DTSTART;VALUE=DATE:20261009'], '2026-10-09'],
  ['a day that is not marked as one', ['DTSTART:20261009', 'DTEND:20261010'], '2026-10-09'],
  ['the end is not part of it', ['DTSTART:20261009', 'DTEND:20261013'], '2026-10-09 to 2026-10-12'],
  ['an end that is its start', ['DTSTART:20261009', 'DTEND:20261009'], '2026-10-09'],
  ['an end before its start', ['DTSTART:20261009', 'DTEND:20261001'], '2026-10-09'],
  ['a duration', ['DTSTART:20261009', 'DURATION:P1W'], '2026-10-09 to 2026-10-15'],
  [
    'midnight to midnight',
    ['DTSTART;TZID="Eastern: US":20261009T000000', 'DTEND:20261011T000000'],
    '2026-10-09 to 2026-10-10',
  ],
  [
    'to a minute before midnight',
    ['DTSTART:20261009T000000', 'DTEND:20261009T235900'],
    '2026-10-09',
  ],
  [
    'Atlanta’s midnights in UTC',
    ['DTSTART:20261009T040000Z', 'DTEND:20261010T040000Z'],
    '2026-10-09',
  ],
  ['midnights of UTC', ['DTSTART:20261009T000000Z', 'DTEND:20261010T000000Z'], '2026-10-09'],
  ['some hours', ['DTSTART:20261009T180000', 'DTEND:20261009T200000'], '2026-10-09, not ticked'],
  [
    'an evening in UTC',
    ['DTSTART:20261010T010000Z', 'DTEND:20261010T020000Z'],
    '2026-10-09, not ticked',
  ],
  [
    'from a morning to an afternoon days later',
    ['DTSTART:20261221T080000', 'DTEND:20270104T150000'],
    '2026-12-21 to 2027-01-04',
  ],
  ['dashes, and no seconds', ['DTSTART:2026-10-09T00:00', 'DTEND:2026-10-10T00:00'], '2026-10-09'],
])('%s', (_, lines, span) => {
  expect(spansOf(...lines)).toEqual([span]);
});

const lastsAnHour = (start: string) => [`DTSTART:${start}`, 'DURATION:PT1H'];

test.each([
  [
    'every week, three times',
    ['DTSTART:20260904', 'RRULE:FREQ=WEEKLY;COUNT=3'],
    ['2026-09-04', '2026-09-11', '2026-09-18'],
  ],
  [
    'until a day',
    ['DTSTART:20260904', 'RRULE:FREQ=WEEKLY;UNTIL=20260911'],
    ['2026-09-04', '2026-09-11'],
  ],
  [
    'a time, until a bare date, which counts to its end',
    [...lastsAnHour('20260904T123000'), 'RRULE:FREQ=WEEKLY;UNTIL=20260911'],
    ['2026-09-04, not ticked', '2026-09-11, not ticked'],
  ],
  [
    'a time in UTC, until a bare date: an evening of that day in Atlanta is the next day in UTC',
    [...lastsAnHour('20260902T003000Z'), 'RRULE:FREQ=DAILY;UNTIL=20260902'],
    ['2026-09-01, not ticked', '2026-09-02, not ticked'],
  ],
  [
    'midnights, until the end of a day, written in UTC: not the day after',
    ['DTSTART:20260904T000000', 'DURATION:P1D', 'RRULE:FREQ=DAILY;UNTIL=20260906T035959Z'],
    ['2026-09-04', '2026-09-05'],
  ],
  [
    'days, until a midnight of UTC, as some programs write a day',
    ['DTSTART;VALUE=DATE:20260904', 'RRULE:FREQ=DAILY;UNTIL=20260905T000000Z'],
    ['2026-09-04', '2026-09-05'],
  ],
  [
    'until the moment of the last one',
    [...lastsAnHour('20260904T123000'), 'RRULE:FREQ=WEEKLY;UNTIL=20260911T163000Z'],
    ['2026-09-04, not ticked', '2026-09-11, not ticked'],
  ],
  [
    'until a moment before the last one',
    [...lastsAnHour('20260904T123000'), 'RRULE:FREQ=WEEKLY;UNTIL=20260911T162900Z'],
    ['2026-09-04, not ticked'],
  ],
  [
    'and periods',
    ['DTSTART:20260904T000000', 'DURATION:P1D', 'RDATE;VALUE=PERIOD:20260909T000000/P1D'],
    ['2026-09-04', '2026-09-09'],
  ],
  [
    'without one of them',
    [
      'DTSTART:20260904T000000',
      'DTEND:20260905T000000',
      'RRULE:FREQ=WEEKLY;COUNT=3',
      'EXDATE:20260911T000000',
    ],
    ['2026-09-04', '2026-09-18'],
  ],
  [
    'without a day, named as such',
    [
      'DTSTART:20260904T000000',
      'DTEND:20260905T000000',
      'RRULE:FREQ=WEEKLY;COUNT=2',
      'EXDATE:20260911',
    ],
    ['2026-09-04'],
  ],
  [
    'and one more',
    ['DTSTART:20260904', 'RDATE:20261001,20261002'],
    ['2026-09-04', '2026-10-01', '2026-10-02'],
  ],
  [
    'since long ago, within the window only',
    ['DTSTART:20051105', 'RRULE:FREQ=YEARLY'],
    ['2026-11-05'],
  ],
  [
    'the first Monday of some months',
    ['DTSTART:20260907', 'RRULE:FREQ=MONTHLY;BYDAY=1MO;COUNT=2'],
    ['2026-09-07', '2026-10-05'],
  ],
  [
    'a rule nobody can follow: its first day',
    ['DTSTART:20260904', 'RRULE:FREQ=DAILY;BYDAY=5MO'],
    ['2026-09-04'],
  ],
  ['no rule at all', ['DTSTART:20260904', 'RRULE:every now and then'], ['2026-09-04']],
])('repeated: %s', (_, lines, days) => {
  expect(spansOf(...lines)).toEqual(days);
});

test('an occurrence that was moved stands on its new day only, and a cancelled one nowhere', () => {
  const file = calendar(
    event('UID:a', 'SUMMARY:Early Release', 'DTSTART:20260904', 'RRULE:FREQ=WEEKLY;COUNT=4'),
    event('UID:a', 'SUMMARY:Early Release', 'RECURRENCE-ID:20260911', 'DTSTART:20260910'),
    event(
      'UID:a',
      'SUMMARY:Early Release',
      'RECURRENCE-ID:20260918',
      'DTSTART:20260918',
      'STATUS:CANCELLED',
    ),
    event('UID:b', 'SUMMARY:No School', 'DTSTART:20260911', 'STATUS:CANCELLED'),
  );
  expect(daysOf(file).map(({ from }) => from)).toEqual(['2026-09-04', '2026-09-10', '2026-09-25']);
});

const spans = (start: string, end: string) => spansOf(`DTSTART:${start}`, `DTEND:${end}`);

test('only the days around today, and an event that is longer is cut off there', () => {
  expect(spans('20260701', '20260702')).toEqual([]);
  expect(spans('20260702', '20260703')).toEqual(['2026-07-02']);
  expect(spans('20270905', '20270906')).toEqual(['2027-09-05']);
  expect(spans('20270906', '20270907')).toEqual([]);
  expect(spans('20200101', '20991231')).toEqual(['2026-07-02 to 2027-09-05']);
});

test('what programs get wrong costs nothing', () => {
  const file = [
    '\uFEFFBEGIN:VCALENDAR',
    'a line of nothing',
    'X-BROKEN;;=:',
    'BEGIN:VEVENT',
    'SUMMARY;LANGUAGE:Winter',
    '  Break',
    'dtstart;value=date:20261221',
    'DTEND:20270105',
    'BEGIN:VALARM',
    'DTSTART:20200101',
    'END:VALARM',
    // The end of the event is missing.
    'BEGIN:VEVENT',
    'SUMMARY:Nothing is said of when',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'DTSTART:20260231',
    'SUMMARY:No such day',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'DTSTART:20260901',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'DTSTART:20261010',
    'SUMMARY:The file breaks off h',
  ];
  for (const lineBreak of ['\r\n', '\n', '\r']) {
    expect(daysOf(file.join(lineBreak))).toEqual([
      {
        from: '2026-12-21',
        to: '2027-01-04',
        dayKind: 'off',
        name: 'Winter Break',
        letsOutAt: null,
        isTicked: true,
      },
    ]);
  }
});

function named(bytes: Uint8Array) {
  const result = finished(readSchoolCalendar(bytes, today));
  return result.kind === 'preview' ? result.days.map(({ name }) => name) : result.reason;
}

test('names in the encodings of older programs', () => {
  const file = calendar(event('SUMMARY:Día libre: No School', 'DTSTART:20260901'));
  const units = [0xfe_ff, ...Array.from(file, (letter) => letter.charCodeAt(0))];
  expect(named(Uint8Array.from(file, (letter) => letter.charCodeAt(0)))).toEqual([
    'Día libre: No School',
  ]);
  expect(named(Uint8Array.from(units.flatMap((unit) => [unit & 255, unit >> 8])))).toEqual([
    'Día libre: No School',
  ]);
  expect(named(Uint8Array.from(units.flatMap((unit) => [unit >> 8, unit & 255])))).toEqual([
    'Día libre: No School',
  ]);
});

/** The second bytes of í and –. */
const insideLetters = new Set([0xad, 0x80]);

test('a line may be folded inside of a letter, and its other letters are read all the same', () => {
  const file = new TextEncoder().encode(
    calendar(event('SUMMARY:Día sin clases – No School', 'DTSTART:20260901')),
  );
  for (const fold of ['\r\n ', '\n\t', '\r ']) {
    const bytes = [...new TextEncoder().encode(fold)];
    const folded = Uint8Array.from(
      [...file].flatMap((byte) => (insideLetters.has(byte) ? [...bytes, byte] : [byte])),
    );
    expect(named(folded)).toEqual(['Día sin clases – No School']);
  }
});

test('UTF-16 is recognized without its mark, and its folds are undone', () => {
  const file = calendar(event('SUMMARY:Día libre: No\r\n  School', 'DTSTART:20260901'));
  const units = Array.from(file, (letter) => letter.charCodeAt(0));
  for (const bytes of [
    units.flatMap((unit) => [unit & 255, unit >> 8]),
    units.flatMap((unit) => [unit >> 8, unit & 255]),
  ])
    expect(named(Uint8Array.from(bytes))).toEqual(['Día libre: No School']);
});

test('letters of the older vCalendar are read, also where such a text goes on in the next line', () => {
  const summary = 'SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:';
  const file = calendar(
    event(
      `${summary}D=C3=ADa libre =E2=80=93=20=\r\n No School=0A=\r\nall: day`,
      'DTSTART:20260901',
    ),
    event('SUMMARY;LANGUAGE=en:No School =41=', 'DTSTART:20260902'),
    event('summary;encoding=quoted-printable:D=EDa libre', 'DTSTART:20260903'),
  );
  expect(named(new TextEncoder().encode(file))).toEqual([
    'Día libre – No School all: day',
    'No School =41=',
    'Día libre',
  ]);
});

test('a name is one short line', () => {
  const [day] = daysOf(
    calendar(event(String.raw`SUMMARY:No\nSchool ${'😀'.repeat(90)}`, 'DTSTART:20260901')),
  );
  expect(day?.name.startsWith('No School 😀')).toBe(true);
  expect(day?.name.length).toBeLessThanOrEqual(120);
  expect(day?.name).not.toMatch(/\p{Surrogate}/u);
});

test('the same event in two calendars is listed once', () => {
  const twice = ['1', '2'].map((uid) =>
    event(`UID:${uid}`, 'SUMMARY:No School', 'DTSTART:20260901'),
  );
  expect(daysOf(calendar(...twice))).toHaveLength(1);
});

test.each([
  ['<!doctype html><p>Sign in to see the calendar: it is private</p>', 'notCalendar'],
  ['', 'notCalendar'],
  ['BEGIN:VCALENDAR\nEND:VCALENDAR', 'noDays'],
  [calendar(event('STATUS:CANCELLED', 'SUMMARY:No School', 'DTSTART:20260901')), 'noDays'],
  [calendar(event('SUMMARY:Whenever')), 'noDays'],
  [calendar(event('SUMMARY:No School', 'DTSTART:20240901')), 'otherYear'],
])('refused: %.40s', (text, reason) => {
  expect(read(text)).toEqual({ kind: 'refusal', reason });
});

test('a line of 200,000 letters without a colon costs no more than others', () => {
  const file = calendar('a'.repeat(200_000), event('SUMMARY:No School', 'DTSTART:20260901'));
  expect(daysOf(file)).toHaveLength(1);
});

test('of too many events those that say something about school are left, if they are not too many', () => {
  const games = Array.from({ length: 6 }, (_, i) =>
    event(`SUMMARY:Game ${i}`, 'DTSTART:20260801', 'RRULE:FREQ=DAILY'),
  );
  const off = event('SUMMARY:No School', 'DTSTART:20260901');
  expect(read(calendar(...games, off))).toMatchObject({
    days: [{ name: 'No School' }],
    // Each of the six is on every day from today to 400 days ahead.
    leftOut: 6 * 401,
  });
  const days = games.map((text) => text.replace('Game', 'Half day'));
  expect(read(calendar(...days))).toEqual({ kind: 'refusal', reason: 'tooMany' });
});

test('repetitions are counted over the whole file: many long rules leave none for the last one', () => {
  const last = event(
    'UID:last',
    'DTSTART;VALUE=DATE:20250106',
    'RRULE:FREQ=WEEKLY',
    'SUMMARY:No School',
  );
  // Each has some 880 days before the window, and none in it.
  const long = (uid: number) =>
    event(
      `UID:${uid}`,
      'DTSTART;VALUE=DATE:20240101',
      'RRULE:FREQ=DAILY;UNTIL=20260601',
      'SUMMARY:Lunch',
    );
  const readWith = (...others: string[]) =>
    finished(readSchoolCalendar(new TextEncoder().encode(calendar(...others, last)), today, 2000));
  expect(readWith(long(1))).toMatchObject({ kind: 'preview' });
  expect(readWith(long(1), long(2), long(3))).toEqual({ kind: 'refusal', reason: 'otherYear' });
});
