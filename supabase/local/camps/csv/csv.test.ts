import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StartError } from '../../start/StartError.ts';
import { decodeCsv } from './decodeCsv.ts';
import { guarded, unguarded } from './formulas.ts';
import { readCsv } from './readCsv.ts';
import { writeCsv } from './writeCsv.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

/** What a person reads when the file cannot be. */
function refusal(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof StartError) return error.message;
  }
  throw new Error('no StartError');
}

describe('the file', () => {
  it('may begin with the mark of UTF-8 or be UTF-16 as Excel writes it', () => {
    expect(cellsOf(decodeCsv(bytes('\uFEFFName,City\r\nJosé,Décatur\r\n')))).toEqual([
      ['Name', 'City'],
      ['José', 'Décatur'],
    ]);
    const utf16 = Buffer.from('\uFEFFName\tCity\r\nJosé\tDécatur\r\n', 'utf16le');
    expect(cellsOf(decodeCsv(utf16))[1]).toEqual(['José', 'Décatur']);
  });

  it('in another encoding is refused with its line', () => {
    const latin = Buffer.from('Name\r\nÉtoile\r\n', 'latin1');
    expect(refusal(() => decodeCsv(latin))).toMatch(/^Line 2 is not UTF-8/);
    expect(refusal(() => decodeCsv(Buffer.from('Name', 'utf16le')))).toMatch(/^Line 1 holds a NUL/);
    expect(refusal(() => decodeCsv(bytes('Name\nA\nB\0\n')))).toMatch(/^Line 3 holds a NUL/);
  });

  it('of more than 20 MB is refused', () => {
    expect(refusal(() => decodeCsv(new Uint8Array(21 * 1024 * 1024)))).toMatch(/larger than 20 MB/);
  });
});

describe('rows', () => {
  it.each([
    ['commas', 'a,b\n1,2\n'],
    ['semicolons', 'a;b\r\n1;2\r\n'],
    ['tabs', 'a\tb\r\n1\t2'],
    ['a note of Excel', 'sep=|\r\na|b\r\n1|2\r\n'],
    ['semicolons, and commas within the header', '"a";"b"\n1;2\n'],
    ['the mark of UTF-8 and a note', '\uFEFFsep=;\r\na;b\r\n1;2\r\n'],
  ])('are read with %s', (_, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('keep their first line number across quoted line breaks and empty lines', () => {
    const text = 'a,b\r\n"1\r\n\r\n1",2\r\n\r\n,\r\n3,"4"\r\n5,"6\n6"\r\n7,8';
    expect(readCsv(text).map(({ line }) => line)).toEqual([1, 2, 7, 8, 10]);
    expect(cellsOf(text)[1]).toEqual(['1\r\n\r\n1', '2']);
  });

  it.each([
    ['is never closed', 'a,b\n1,2\n3,"4\n5,6\n', 3],
    ['goes on after its end', 'a,b\n1,2\n3,"4"x\n', 3],
    ['begins in the middle of a cell', 'a,b\n"1\n1",2\n3,4"5\n', 4],
  ])('with a quote that %s are refused with their line number', (_, text, line) => {
    expect(refusal(() => readCsv(text))).toBe(
      `The quotes of the row that begins in line ${line} do not match.`,
    );
  });

  it('with a cell of 10 MB are refused', () => {
    const huge = `a,b\n1,2\n3,${'x'.repeat(10 * 1024 * 1024)}\n`;
    expect(refusal(() => readCsv(huge))).toMatch(/begins in line 3 is longer than/);
  });
});

describe('formulas', () => {
  it.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', "'=1", '=HYPERLINK("http://x";"y")'])(
    'are written as text: %j',
    (text) => {
      expect(guarded(text)).toBe(`'${text}`);
      expect(cellsOf(writeCsv([['Name'], [text]]))[1]).toEqual([text]);
    },
  );

  it.each(['-84.3', '33', "'twas fun", 'a=b', ''])('do not include %j', (text) => {
    expect(guarded(text)).toBe(text);
    expect(unguarded(text)).toBe(text);
  });

  it('are disarmed in any cell, which is read back unchanged', () => {
    const cell = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', ''));
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), (row) => {
        const [, read] = readCsv(writeCsv([['header'], [...row, 'end']]));
        expect(read?.cells).toEqual([...row, 'end']);
        for (const text of row) expect(guarded(text)).not.toMatch(/^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/);
      }),
      { seed: 14 },
    );
  });
});
