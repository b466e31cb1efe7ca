// Shapes of real calendar programs, made up: which days each of them means, with its bell and whether it begins checked.
import { expect, test } from 'vitest';
import { finished } from '#tests/fixtures/planB/finished.ts';
import { readSchoolCalendar } from './readSchoolCalendar.ts';

const TODAY = '2026-11-26';
const NEW_YORK = ';TZID=America/New_York';

const event = (name: string, ...lines: string[]) => [
  'BEGIN:VEVENT',
  ...lines,
  `SUMMARY:${name}`,
  'END:VEVENT',
];
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'];
const read = (bytes: Uint8Array) => finished(readSchoolCalendar(bytes, TODAY));

/** '2026-12-02 780 checked' of each day; the reason of a refusal. */
function daysIn(lines: readonly string[], lineBreak = '\r\n'): string[] {
  const found = read(new TextEncoder().encode(lines.join(lineBreak)));
  if (found.kind === 'refusal') return [found.reason];
  return found.days.map(({ from, to, letsOutAt, isTicked }) =>
    [from === to ? from : `${from}/${to}`, letsOutAt ?? '', isTicked ? 'checked' : '']
      .filter(Boolean)
      .join(' '),
  );
}

const noSchool = (...lines: string[]) => calendar(...event('No School', ...lines));
const early = (...lines: string[]) => calendar(...event('Early Release', ...lines));

test.each<[string, string[], string[]]>([
  [
    'a duration of days',
    noSchool('DTSTART;VALUE=DATE:20270118', 'DURATION:P5D'),
    ['2027-01-18/2027-01-22 checked'],
  ],
  [
    'a duration of a week',
    noSchool('DTSTART;VALUE=DATE:20270118', 'DURATION:P1W'),
    ['2027-01-18/2027-01-24 checked'],
  ],
  [
    'a duration of 24 hours',
    noSchool(`DTSTART${NEW_YORK}:20270111T000000`, 'DURATION:PT24H'),
    ['2027-01-11 checked'],
  ],
  ['no end', noSchool('DTSTART;VALUE=DATE:20261202'), ['2026-12-02 checked']],
  [
    'an end before its start',
    noSchool('DTSTART;VALUE=DATE:20261204', 'DTEND;VALUE=DATE:20261201'),
    ['2026-12-04 checked'],
  ],
  ['bare digits', noSchool('DTSTART:20261207', 'DTEND:20261208'), ['2026-12-07 checked']],
  [
    'midnights of New York',
    noSchool(`DTSTART${NEW_YORK}:20261209T000000`, `DTEND${NEW_YORK}:20261210T000000`),
    ['2026-12-09 checked'],
  ],
  [
    'the last second of a day',
    noSchool(`DTSTART${NEW_YORK}:20261210T000000`, `DTEND${NEW_YORK}:20261211T235959`),
    ['2026-12-10/2026-12-11 checked'],
  ],
  [
    'UTC midnights in winter',
    noSchool('DTSTART:20261214T050000Z', 'DTEND:20261217T050000Z'),
    ['2026-12-14/2026-12-16 checked'],
  ],
  [
    'UTC midnights in spring',
    noSchool('DTSTART:20270405T040000Z', 'DTEND:20270410T040000Z'),
    ['2027-04-05/2027-04-09 checked'],
  ],
  [
    'across the change of clocks',
    noSchool(`DTSTART${NEW_YORK}:20270312T000000`, `DTEND${NEW_YORK}:20270317T000000`),
    ['2027-03-12/2027-03-16 checked'],
  ],
  [
    'hours of several days',
    noSchool(`DTSTART${NEW_YORK}:20270104T080000`, `DTEND${NEW_YORK}:20270108T150000`),
    ['2027-01-04/2027-01-08 checked'],
  ],
  [
    'a period',
    noSchool(
      'DTSTART:20270203T130000Z',
      'DTEND:20270203T210000Z',
      'RDATE;VALUE=PERIOD:20270204T130000Z/PT8H',
    ),
    ['2027-02-03 checked', '2027-02-04 checked'],
  ],
  [
    'dates besides',
    noSchool('DTSTART;VALUE=DATE:20270120', 'RDATE;VALUE=DATE:20270121,20270122'),
    ['2027-01-20 checked', '2027-01-21 checked', '2027-01-22 checked'],
  ],
  [
    'every other week',
    noSchool('DTSTART:20261204', 'RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=3'),
    ['2026-12-04 checked', '2026-12-18 checked', '2027-01-01 checked'],
  ],
  [
    'the last Friday',
    noSchool('DTSTART:20261225', 'RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=2'),
    ['2026-12-25 checked', '2027-01-29 checked'],
  ],
  [
    'each year since 2020',
    noSchool('DTSTART:20200302', 'RRULE:FREQ=YEARLY'),
    ['2027-03-02 checked'],
  ],
  [
    'an early event of the afternoon',
    early(`DTSTART${NEW_YORK}:20270127T133000`, `DTEND${NEW_YORK}:20270127T150000`),
    ['2027-01-27 810 checked'],
  ],
  [
    'an early event from the morning on',
    early(`DTSTART${NEW_YORK}:20270312T080000`, `DTEND${NEW_YORK}:20270312T123000`),
    ['2027-03-12 750 checked'],
  ],
  [
    'an early event in UTC',
    early('DTSTART:20270127T183000Z', 'DTEND:20270127T200000Z'),
    ['2027-01-27 810 checked'],
  ],
  [
    'an early event without an end',
    early(`DTSTART${NEW_YORK}:20270127T124500`),
    ['2027-01-27 765 checked'],
  ],
  [
    'Wednesdays with a bell and days left out',
    early(
      `DTSTART${NEW_YORK}:20261202T130000`,
      'DURATION:PT2H',
      'RRULE:FREQ=WEEKLY;BYDAY=WE;UNTIL=20261223T180000Z',
      `EXDATE${NEW_YORK}:20261209T130000,20261216T130000`,
    ),
    ['2026-12-02 780 checked', '2026-12-23 780 checked'],
  ],
  [
    'two bells in a description',
    early(
      'DTSTART;VALUE=DATE:20270129',
      String.raw`DESCRIPTION:Elementary 12:15 pm\, middle 1:00 pm`,
    ),
    ['2027-01-29 checked'],
  ],
  [
    'a Windows zone in quotes',
    early(
      'DTSTART;TZID="Eastern Standard Time":20270113T124500',
      'DTEND;TZID="Eastern Standard Time":20270113T153000',
    ),
    ['2027-01-13 765 checked'],
  ],
  [
    'tasks, journals and free times beside the event',
    calendar(
      'BEGIN:VTODO',
      'SUMMARY:No School',
      'DUE:20270101',
      'END:VTODO',
      ...event('No School', 'DTSTART:20270114'),
      'BEGIN:VFREEBUSY',
      'DTSTART:20270101T000000Z',
      'END:VFREEBUSY',
    ),
    ['2027-01-14 checked'],
  ],
  [
    'an alarm with a summary of its own',
    calendar(
      'BEGIN:VEVENT',
      'DTSTART:20270114',
      'SUMMARY:No School',
      'BEGIN:VALARM',
      'SUMMARY:Picture Day',
      'END:VALARM',
      'END:VEVENT',
    ),
    ['2027-01-14 checked'],
  ],
  [
    'two calendars in one file',
    [...noSchool('DTSTART:20270114'), ...noSchool('DTSTART:20270115')],
    ['2027-01-14 checked', '2027-01-15 checked'],
  ],
  [
    'small letters',
    noSchool('DTSTART:20270114').map((line) =>
      line.replace(/^[A-Z]+/, (name) => name.toLowerCase()),
    ),
    ['2027-01-14 checked'],
  ],
  [
    'spaces at the ends of lines',
    noSchool('DTSTART;VALUE=DATE:20270114 ', 'DTEND;VALUE=DATE:20270115\t'),
    ['2027-01-14 checked'],
  ],
  [
    'dashes and colons',
    noSchool('DTSTART:2027-01-14T00:00:00', 'DTEND:2027-01-15T00:00:00'),
    ['2027-01-14 checked'],
  ],
  [
    'fields of Outlook',
    noSchool(
      'DTSTART;VALUE=DATE:20270114',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      'TRANSP:TRANSPARENT',
      'CLASS:PUBLIC',
    ),
    ['2027-01-14 checked'],
  ],
  [
    'HTML in a description',
    early('DTSTART;VALUE=DATE:20270127', 'DESCRIPTION:<b>Dismissal</b> at <i>12:45 pm</i>'),
    ['2027-01-27 765 checked'],
  ],
  [
    'an override that cancels',
    calendar(
      ...event('No School', 'UID:a', 'DTSTART:20270106', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      ...event(
        'No School',
        'UID:a',
        'RECURRENCE-ID:20270113',
        'DTSTART:20270113',
        'STATUS:CANCELLED',
      ),
    ),
    ['2027-01-06 checked'],
  ],
  [
    'an override that moves',
    calendar(
      ...event('No School', 'UID:a', 'DTSTART:20270106', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      ...event('No School', 'UID:a', 'RECURRENCE-ID:20270113', 'DTSTART:20270114'),
    ),
    ['2027-01-06 checked', '2027-01-14 checked'],
  ],
  [
    'a rule with COUNT and UNTIL',
    noSchool('DTSTART:20270106', 'RRULE:FREQ=DAILY;COUNT=5;UNTIL=20270107'),
    ['2027-01-06 checked', '2027-01-07 checked'],
  ],
  [
    'a rule in small letters',
    noSchool('DTSTART:20270106', 'RRULE:freq=daily;count=2'),
    ['2027-01-06 checked', '2027-01-07 checked'],
  ],
  [
    'a day that does not exist',
    calendar(...event('No School', 'DTSTART:20270230'), ...event('No School', 'DTSTART:20270114')),
    ['2027-01-14 checked'],
  ],
  ['no name', calendar(...event('', 'DTSTART:20270114')), ['noDays']],
  ['a page to sign in', ['<!DOCTYPE html><html><body>Sign in</body></html>'], ['notCalendar']],
  ['last year', noSchool('DTSTART:20250114'), ['otherYear']],
  [
    'busy times alone',
    calendar(...event('Busy', `DTSTART${NEW_YORK}:20270114T090000`)),
    ['2027-01-14'],
  ],
])('reads %s', (_, lines, days) => {
  expect(daysIn(lines)).toEqual(days);
  expect(daysIn(lines, '\n')).toEqual(days);
  // A program that ends lines as the Macs of old did.
  expect(daysIn(lines, '\r')).toEqual(days);
});

test('300 endless daily rules are refused with a sentence, in bounded steps', () => {
  const rules = Array.from({ length: 300 }, (_, at) =>
    event(`No School ${at}`, `UID:${at}`, 'DTSTART;VALUE=DATE:20200101', 'RRULE:FREQ=DAILY'),
  ).flat();
  expect(daysIn(calendar(...rules))).toEqual(['tooMany']);
});

test('a list of 100,000 added dates is cut', () => {
  const dates = Array.from({ length: 100_000 }, () => '20270114').join(',');
  expect(daysIn(noSchool('DTSTART:20270113', `RDATE;VALUE=DATE:${dates}`))).toEqual([
    '2027-01-13 checked',
    '2027-01-14 checked',
  ]);
});
