import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, isCalendarDay } from '#base/day/calendar.ts';
import { readSchoolCalendar } from './readSchoolCalendar.ts';
import { finished } from '#tests/fixtures/planB/finished.ts';
import { runs } from '#tests/fixtures/runs.ts';

const today = '2026-08-01';
const first = '2026-07-02';
const last = '2027-09-05';

type Meant = { name: string; lines: string[]; spans: [from: string, to: string][] };

const compact = (day: string) => day.replaceAll('-', '');
const day = fc.nat(420).map((count) => addDays(first, count));
const length = fc.integer({ min: 1, max: 15 });
const words = fc.constantFrom(
  'No School',
  'Fall Break',
  'Early Release 12:30',
  'Digital Day',
  'Game',
  'Chapel; noon',
  'Día',
);

/** The ways in which calendars write the same days, and what those days are. */
const event: fc.Arbitrary<Omit<Meant, 'name'>> = fc.oneof(
  fc.tuple(day, length, fc.boolean()).map(([from, long, isMarked]) => {
    const kind = isMarked ? ';VALUE=DATE' : '';
    return {
      lines: [`DTSTART${kind}:${compact(from)}`, `DTEND${kind}:${compact(addDays(from, long))}`],
      spans: [[from, addDays(from, long - 1)] satisfies [string, string]],
    };
  }),
  fc.tuple(day, length, fc.constantFrom('', 'Z')).map(([from, long, zone]) => ({
    lines: [
      `DTSTART:${compact(from)}T000000${zone}`,
      `DTEND:${compact(addDays(from, long))}T000000${zone}`,
    ],
    spans: [[from, addDays(from, long - 1)] satisfies [string, string]],
  })),
  fc.tuple(day, fc.nat(11), fc.integer({ min: 12, max: 23 })).map(([from, begins, ends]) => ({
    lines: ['DTSTART', 'DTEND'].map(
      (name, i) =>
        `${name};TZID=America/New_York:${compact(from)}T${String(i === 0 ? begins : ends).padStart(2, '0')}3000`,
    ),
    spans: [[from, from] satisfies [string, string]],
  })),
  fc
    .tuple(day, fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 3 }), fc.nat(4))
    .map(([from, count, interval, without]) => {
      const days = Array.from({ length: count }, (_, i) => addDays(from, i * interval * 7));
      const left = days.filter((_, i) => i !== without);
      return {
        lines: [
          `DTSTART;VALUE=DATE:${compact(from)}`,
          `RRULE:FREQ=WEEKLY;INTERVAL=${interval};COUNT=${count}`,
          `EXDATE;VALUE=DATE:${compact(addDays(from, without * interval * 7))}`,
        ],
        spans: left.map((one) => [one, one] satisfies [string, string]),
      };
    }),
);
const events: fc.Arbitrary<Meant[]> = fc
  .array(fc.tuple(event, words), { minLength: 1, maxLength: 12 })
  .map((list) => list.map(([one, name], i) => ({ ...one, name: `${name} ${i}` })));

/** Lines that real files have between those that matter, some of them broken. */
const noise = fc.constantFrom(
  'UID:7@school.example',
  'X-WR-CALNAME:Our school',
  'X-MICROSOFT-CDO-BUSYSTATUS:OOF',
  'ATTENDEE;CN="a;b:c":mailto:x@y.example',
  'CATEGORIES:All;School',
  'no colon at all',
  ';;;:',
  ':',
  'DESCRIPTION;X=:Dismissal at 1:00',
  'GEO:1;2;3',
  'DTSTAMP:yesterday',
  'RECURRENCE-ID:never',
  'DURATION:P',
  'RDATE;VALUE=PERIOD:20260101T000000Z/P1D',
  'CLASS:',
  'BEGIN:VALARM\nTRIGGER:-PT15M\nDTSTART:19990101\nEND:VALARM',
);
const file = fc
  .tuple(
    events,
    fc.array(noise, { maxLength: 20 }),
    fc.constantFrom('\r\n', '\n'),
    fc.constantFrom('', '\uFEFF'),
  )
  .map(([meant, between, lineBreak, mark]) => {
    const text = meant.flatMap(({ name, lines }, i) => [
      'BEGIN:VEVENT',
      ...between.slice(i, i + 3),
      `SUMMARY:${name.replaceAll(';', String.raw`\;`)}`,
      ...lines,
      ...between.slice(i + 3, i + 5),
      'END:VEVENT',
    ]);
    const all = ['BEGIN:VCALENDAR', ...text, 'END:VCALENDAR', '']
      .join('\n')
      .replaceAll('\n', lineBreak);
    return { meant, bytes: new TextEncoder().encode(mark + all) };
  });

test('finds each day of a realistic file and no other', () => {
  fc.assert(
    fc.property(file, ({ meant, bytes }) => {
      const result = finished(readSchoolCalendar(bytes, today));
      const days = result.kind === 'preview' ? result.days : [];
      const found = days.map(({ name, from, to }) => `${name}: ${from} ${to}`);
      const spans = meant
        .flatMap(({ name, spans: all }) => all.map(([from, to]) => ({ name, from, to })))
        .filter(({ from, to }) => to >= first && from <= last)
        .map(({ name, from, to }) => `${name}: ${from} ${to > last ? last : to}`);
      expect(found.toSorted()).toEqual(spans.toSorted());
    }),
    { seed: 1, numRuns: runs(40) },
  );
});

/** What is wrong with what is read from these bytes. */
function flawsIn(bytes: Uint8Array): unknown[] {
  const result = finished(readSchoolCalendar(bytes, today));
  if (result.kind === 'refusal') return [];
  if (result.days.length === 0) return ['an empty list'];
  return result.days.filter(({ from, to, name, letsOutAt, isTicked, dayKind }) => {
    const isInOrder = first <= from && from <= to && to <= last;
    const isBell =
      letsOutAt === null || (dayKind === 'early' && letsOutAt >= 600 && letsOutAt <= 960);
    const isNamed = name.length > 0 && name.length <= 120;
    const isDecided = dayKind !== null || !isTicked;
    return ![from, to].every(isCalendarDay) || !isInOrder || !isBell || !isNamed || !isDecided;
  });
}

/** What happens to files on their way: parts get lost, doubled, mixed up and overwritten. */
const damage = fc.record({
  at: fc.nat(4000),
  length: fc.nat(40),
  put: fc.oneof(
    fc.uint8Array({ maxLength: 8 }),
    fc
      .constantFrom(
        '\n',
        'Z',
        'T',
        '99999999',
        ':',
        ';',
        '"',
        'BEGIN:VEVENT\n',
        'END:VEVENT\n',
        'RRULE:FREQ=DAILY\n',
        'DTEND:99991231T235959Z\n',
        'DURATION:P999W\n',
      )
      .map((text) => new TextEncoder().encode(text)),
  ),
});
const damaged = (
  bytes: Uint8Array,
  { at, length: gone, put }: { at: number; length: number; put: Uint8Array },
) => {
  const start = at % (bytes.length + 1);
  return Uint8Array.from([...bytes.subarray(0, start), ...put, ...bytes.subarray(start + gone)]);
};

test('reads a damaged file as a list or a reason', () => {
  fc.assert(
    fc.property(file, fc.array(damage, { minLength: 1, maxLength: 12 }), ({ bytes }, all) => {
      expect(flawsIn(all.reduce(damaged, bytes))).toEqual([]);
    }),
    { seed: 2, numRuns: runs(60) },
  );
});

test('reads any bytes without an error', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect(flawsIn(bytes)).toEqual([]);
    }),
    {
      seed: 3,
      numRuns: runs(40),
    },
  );
});

const by = (name: string, values: readonly (string | number)[]) =>
  fc
    .option(fc.array(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }))
    .map((some) => (some ? `;${name}=${some.join(',')}` : ''));
const rule = fc
  .tuple(
    fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY', 'HOURLY', 'SECONDLY', 'NEVER'),
    by('INTERVAL', [0, 1, 2, 7, 12, 24, 365, 999_999]),
    by('COUNT', [0, 1, 50, 99_999]),
    by('UNTIL', ['20260901', '20991231T000000Z', 'x']),
    by('BYDAY', ['MO', 'SU', '1MO', '5TU', '-5TU', '53WE', 'XX']),
    by('BYMONTHDAY', [1, 29, 30, 31, -1, -31, 0, 32]),
    by('BYMONTH', [1, 2, 4, 12, 13]),
    by('BYSETPOS', [1, -1, 5, 99]),
    by('BYYEARDAY', [1, 366, -366]),
  )
  .map(([freq, ...parts]) => `FREQ=${freq}${parts.join('')}`);
const start = fc.constantFrom(
  '20260228',
  '20240229T230000Z',
  '20250131T090000',
  '20270530',
  '10000101',
);

test('bounds each recurrence rule in time and range', () => {
  fc.assert(
    fc.property(rule, start, (text, begins) => {
      const lines = [
        'BEGIN:VEVENT',
        'SUMMARY:No School',
        `DTSTART:${begins}`,
        `RRULE:${text}`,
        'END:VEVENT',
      ];
      expect(flawsIn(new TextEncoder().encode(lines.join('\n')))).toEqual([]);
    }),
    { seed: 4, numRuns: runs(100) },
  );
});
