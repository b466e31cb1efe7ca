import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readCsv } from '#local/camps/csv/readCsv.ts';
import { readCampDates, sessionDays } from '#camps/rules/text/dates/campDates.ts';
import { type Listed, possibleDuplicates } from '#providers/rules/duplicates/duplicates.ts';

// tests/fixtures/duplicates.csv: pairs of invented listings with a person's verdict, `why` it is hard, and the two listings.
const file = path.join(import.meta.dirname, '../fixtures/duplicates.csv');
const [head, ...rows] = readCsv(readFileSync(file, 'utf8'));

function listing(cells: ReadonlyMap<string, string>, side: 'a' | 'b'): Listed {
  const text = (column: string) => cells.get(`${side}_${column}`) || null;
  const number = (column: string) => (text(column) === null ? null : Number(text(column)));
  const datesText = text('dates');
  return {
    providerName: text('name') ?? '',
    websiteUrl: text('website'),
    phone: text('phone'),
    streetAddress: text('street'),
    zipCode: text('zip'),
    latitude: number('lat'),
    longitude: number('lng'),
    coordinatePrecision: text('lat') === null ? null : 'exact',
    theme: text('theme') ?? '',
    ageMin: number('min'),
    ageMax: number('max'),
    hours: text('hours'),
    datesText,
    days: sessionDays(readCampDates(datesText, 2027).sessions),
  };
}

const pairs = rows.map(({ cells }) => {
  const named = new Map(head?.cells.map((column, at) => [column, cells[at] ?? '']));
  const isSuggested = possibleDuplicates(listing(named, 'a'), [listing(named, 'b')]).length > 0;
  return { isSame: named.get('label') === 'same', why: named.get('why') ?? '', isSuggested };
});

test('suggests duplicates with a precision of 0.98 and a recall of 0.9 on 400 labelled pairs', () => {
  const suggested = pairs.filter(({ isSuggested }) => isSuggested);
  const same = pairs.filter(({ isSame }) => isSame);
  const right = suggested.filter(({ isSame }) => isSame).length;
  const missed = pairs.filter(({ isSame, isSuggested }) => isSame !== isSuggested);
  const precision = right / suggested.length;
  const recall = right / same.length;
  const wrong = new Map<string, number>();
  for (const { why } of missed) wrong.set(why, (wrong.get(why) ?? 0) + 1);
  console.log(
    `Duplicates: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}; wrong: ${[...wrong].map(([why, count]) => `${count} ${why}`).join(', ')}`,
  );
  expect([same.length, pairs.length]).toEqual([200, 400]);
  expect(precision).toBeGreaterThanOrEqual(0.98);
  expect(recall).toBeGreaterThanOrEqual(0.9);
});
