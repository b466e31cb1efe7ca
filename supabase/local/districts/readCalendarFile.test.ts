// Invented calendars, shaped like those of districts in Georgia, with the days that a careful person reads in them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { clockOf } from './columns.ts';
import { readCalendarFile } from './readCalendarFile.ts';

const folder = path.join(import.meta.dirname, '../../../tests/fixtures/schoolCalendars');
const cases = ['lines', 'pages', 'files'].flatMap((file) =>
  readFileSync(path.join(folder, `${file}.txt`), 'utf8')
    .split(/^### /m)
    .slice(1)
    .map((text) => {
      const [title = '', ...lines] = text.trimEnd().split('\n');
      const end = lines.lastIndexOf('---');
      const shape = /^\.(?:csv|ics)/.exec(title)?.[0] ?? '.txt';
      const golden = lines.slice(end + 1);
      return { title, name: `calendar${shape}`, content: lines.slice(0, end).join('\n'), golden };
    }),
);

const bell = (level: string, minutes: number | null | undefined) =>
  typeof minutes === 'number' ? [`${level}${clockOf(minutes)}`] : [];

function read(name: string, content: string) {
  const found = readCalendarFile({ name, bytes: new TextEncoder().encode(content) }, 2026);
  const rows = found.days.map((day) => {
    const { from, to, kind, dayKind, letsOutAt, bells, mayBeMadeUp } = day;
    const facts = [
      from === to ? from : `${from}..${to}`,
      kind,
      dayKind,
      ...bell('', letsOutAt),
      ...bell('ES ', bells?.elementary),
      ...bell('MS ', bells?.middle),
      ...bell('HS ', bells?.high),
      ...(mayBeMadeUp ? ['make-up'] : []),
    ];
    return `${facts.join(' ')} | ${day.name}`;
  });
  return { rows, notRead: found.notRead };
}

const score = { read: 0, missed: 0, wrong: 0, lines: 0 };
afterAll(() => {
  const { read: days, missed, wrong, lines } = score;
  console.log(
    `${cases.length} calendars: ${days} days read, ${missed} days not read, ${wrong} wrong; ${lines} lines not read`,
  );
});

// A day with "?" is there, and may be left out: it is not certain.
test.each(cases)('reads $title', ({ name, content, golden }) => {
  const { rows, notRead } = read(name, content);
  const sure = golden.filter((row) => !row.startsWith('? '));
  const all = golden.map((row) => row.replace(/^\? /, ''));
  score.read += rows.filter((row) => all.includes(row)).length;
  score.missed += all.filter((row) => !rows.includes(row)).length;
  score.wrong += rows.filter((row) => !all.includes(row)).length;
  score.lines += notRead.length;
  expect(rows.filter((row) => !all.includes(row))).toEqual([]);
  expect(rows.filter((row) => sure.includes(row)).toSorted()).toEqual(sure.toSorted());
});

test('there are at least 40 calendars', () => {
  expect(cases.length).toBeGreaterThanOrEqual(40);
});

test('names the lines that are not read, with their numbers', () => {
  const text =
    'Pine County\n\nAugust 3 First Day of School\nAugust 6 Open House\nMay 26 Last Day of School';
  expect(read('a.txt', text).notRead).toEqual([
    { line: 1, text: 'Pine County' },
    { line: 4, text: 'August 6 Open House' },
  ]);
});

test.each([
  ['a.csv', 'Color,Size\nred,9', 'The first row names no column of dates and none of names.'],
  ['a.ics', 'Hello', 'This is no calendar file.'],
  ['a.ics', 'BEGIN:VCALENDAR\nEND:VCALENDAR', 'The calendar holds no event that can be read.'],
])('refuses %s of "%s"', (name, content, message) => {
  expect(() => read(name, content)).toThrow(message);
});
