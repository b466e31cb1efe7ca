import { Buffer } from 'node:buffer';
import { CsvError, parse } from 'csv-parse/sync';
import { StartError } from '../../start/StartError.ts';
import { unguarded } from './formulas.ts';

/** `line`: where the row begins in the file, from 1; with quoted line breaks it ends further down. */
export type CsvRow = { line: number; cells: string[] };

/** Far more than a camp needs; a quote that is never closed would swallow the rest of the file. */
const MAX_ROW_CHARACTERS = 100_000;
const DELIMITERS = [',', ';', '\t'];

/** The rows that hold anything, header first. Commas, or the semicolons of a European Excel, or tabs. Throws a StartError. */
export function readCsv(text: string): CsvRow[] {
  const file = Buffer.from(text.replace(/^\uFEFF/, ''));
  const [firstLine = ''] = file.toString('utf8', 0, 10_000).split(/\r?\n/, 1);
  // Excel's own note of what divides the cells.
  const named = /^sep=(.)$/i.exec(firstLine)?.[1];
  const rows: CsvRow[] = [];
  let line = 1;
  let position = 0;
  try {
    parse(file, {
      delimiter: named ?? delimiterOf(firstLine),
      relax_column_count: true,
      max_record_size: MAX_ROW_CHARACTERS,
      // Empty lines are read, too: so a row begins where the one before has ended. Lines are counted here, because
      // the parser takes a quoted CRLF for two.
      on_record: (cells: string[], { bytes }) => {
        const isNote = named !== undefined && position === 0;
        if (!isNote && cells.some((cell) => cell.trim() !== '')) {
          rows.push({ line, cells: cells.map(unguarded) });
        }
        for (; position < bytes; position += 1) if (file[position] === LINE_FEED) line += 1;
        return null;
      },
    });
  } catch (error) {
    throw error instanceof CsvError ? brokenRow(error, line) : error;
  }
  return rows;
}

const LINE_FEED = 10;

/** The most frequent one in the header, outside of quotes. */
function delimiterOf(header: string): string {
  const bare = header.replaceAll(/"[^"]*"/g, '');
  const count = (delimiter: string) => bare.split(delimiter).length;
  return DELIMITERS.reduce((best, each) => (count(each) > count(best) ? each : best));
}

function brokenRow({ code }: CsvError, line: number): StartError {
  if (code === 'CSV_MAX_RECORD_SIZE') {
    return new StartError(
      `The row that begins in line ${line} is longer than ${MAX_ROW_CHARACTERS} characters.`,
      'Perhaps a quote in it is never closed. Nothing was imported.',
    );
  }
  return new StartError(
    `The quotes of the row that begins in line ${line} do not match.`,
    'A cell with a quote in it is written "like ""this""". Nothing was imported.',
  );
}
