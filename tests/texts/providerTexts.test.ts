import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAges } from '#camps/rules/text/ages.ts';
import { readHours } from '#camps/rules/text/hours.ts';
import { readPrice } from '#camps/rules/text/price.ts';
import {
  type ProviderTexts,
  providerTexts,
  providerTextNames,
} from '#tests/fixtures/providerTexts/providerTexts.ts';
import { type Reading, readers } from './readings.ts';

/** How much is read at least of what can be read, in each set of each kind. */
const LEAST_SHARE = 0.85;

type Row = Record<Reading, number> & { name: ProviderTexts; set: string; wrongTexts: string[] };

const rowsOf = (name: ProviderTexts): Row[] => {
  const rows = new Map<string, Row>();
  for (const [set = '', ...cells] of providerTexts(name)) {
    const row = rows.get(set) ?? {
      name,
      set,
      read: 0,
      'not read': 0,
      left: 0,
      wrong: 0,
      wrongTexts: [],
    };
    rows.set(set, row);
    const reading = readers[name](cells);
    row[reading] += 1;
    if (reading === 'wrong') row.wrongTexts.push(cells.join(' | '));
  }
  return [...rows.values()];
};

const shareOf = (row: Row) => row.read / (row.read + row['not read']);
/** The texts that were once misread are the difficult ones: none of them is wrong, and few can be read. */
const isScored = (row: Row) => row.set !== 'misread';

const table = providerTextNames.flatMap(rowsOf);
const counts = ['read', 'not read', 'left', 'wrong'] as const;
const sizeOf = (row: Row) => counts.reduce((sum, count) => sum + row[count], 0);
const casesOf = (...sets: string[]) =>
  table.filter(({ set }) => sets.includes(set)).reduce((sum, row) => sum + sizeOf(row), 0);
const line = (cells: readonly (string | number)[]) =>
  cells.map((cell, at) => (at < 2 ? String(cell).padEnd(10) : String(cell).padStart(9))).join('');
// Figures to watch, in every run. 'left' is right: of these texts nothing is certain.
process.stdout.write(
  [
    line(['texts', 'set', 'cases', ...counts, 'read of']),
    ...table.map((row) => {
      const share = `${Math.floor(100 * shareOf(row))} %`;
      return line([row.name, row.set, sizeOf(row), ...counts.map((count) => row[count]), share]);
    }),
    '',
  ].join('\n'),
);

test.each(table)('none of the $set $name of providers is read wrong', ({ wrongTexts }) => {
  expect(wrongTexts).toEqual([]);
});

test.each(table.filter(isScored))(
  'reads at least 85 in 100 of the $set $name of providers that can be read',
  (row) => {
    expect(shareOf(row)).toBeGreaterThanOrEqual(LEAST_SHARE);
  },
);

test('300 texts after listings of today are scored beside those that were handed over', () => {
  expect(casesOf('given', 'known')).toBeGreaterThanOrEqual(275);
  expect(casesOf('field')).toBeGreaterThanOrEqual(300);
});

test('any text of ages gives bounds in whole or half years that rise, or none', () => {
  const unit = fc.constantFrom(...'5|12|.5|½|-| to |+| and up|up to |age |years|K|,| '.split('|'));
  let count = 0;
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 6 }), (text) => {
      const ages = parseAges(text);
      if (ages === 'unknown') return;
      count += 1;
      const [min, max] = [ages.min ?? 0, ages.max ?? 18];
      expect(0 <= min && min <= max && max <= 18).toBe(true);
      expect([min * 2, max * 2].every(Number.isInteger)).toBe(true);
    }),
    { seed: 3, numRuns: 3000 },
  );
  expect(count).toBeGreaterThan(20);
});

test('a text longer than any field takes is not read, whatever it begins with', () => {
  const tail = ' '.repeat(100_000);
  expect(readPrice(`$350${tail}`)).toEqual({ kind: 'unknown' });
  expect(readHours(`9am-3pm${tail}`)).toBe('unknown');
  expect(parseAges(`5-12${tail}`)).toBe('unknown');
});
