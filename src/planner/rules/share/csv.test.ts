import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvText } from './csv.ts';

it('returns any text from a spreadsheet unchanged', () => {
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
  'disarms the formula %j',
  (text) => {
    const rows = parse(csvText([[text]]), { bom: true, record_delimiter: '\r\n' });
    expect(rows).toEqual([[`'${text}`]]);
  },
);

it('starts with the byte order mark for Excel', () => {
  expect(csvText([['Nuñez ❤️', 'say "hi", you']])).toBe('\u{feff}Nuñez ❤️,"say ""hi"", you"\r\n');
});
