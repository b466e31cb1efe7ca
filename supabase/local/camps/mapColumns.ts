import { StartError } from '../start/StartError.ts';
import { clipped } from './cells.ts';
import type { CsvRow } from './csv/readCsv.ts';
import { AGES, type Column, COLUMNS, columnOf, foldHeader } from './columns.ts';

/** Which cell of a row belongs to which column. */
export type ColumnMap = {
  columns: { column: Column; at: number; header: string }[];
  /** Headers that mean none, or that are not wanted. */
  unused: string[];
  /** Cells of the header. */
  width: number;
};

export type HeaderWishes = {
  /** Mappings such as `Their header=price`, which override the headers. */
  maps: readonly string[];
  /** Headers of columns that are left out. */
  ignored: readonly string[];
};

/**
 * Throws a StartError for an ambiguous header, and for an unknown column with values: no part of a file is ignored
 * silently.
 */
export function mapColumns(
  headers: readonly string[],
  rows: readonly CsvRow[],
  { maps, ignored }: HeaderWishes,
): ColumnMap {
  const wished = new Map(maps.map((wish) => readWish(wish, headers)));
  const unwanted = new Set(ignored.map((header) => readIgnored(header, headers)));
  const map: ColumnMap = { columns: [], unused: [], width: headers.length };
  const unknown: string[] = [];
  for (const [at, header] of headers.entries()) {
    const name = nameOf(header, at);
    const isUnwanted = unwanted.has(foldHeader(name));
    const column = isUnwanted ? null : (wished.get(foldHeader(name)) ?? columnOf(header));
    if (column === null) {
      const hasValues = rows.some(({ cells }) => (cells[at] ?? '').trim() !== '');
      if (hasValues && !isUnwanted) unknown.push(clipped(name));
      else if (hasValues || header.trim() !== '') map.unused.push(clipped(name));
      continue;
    }
    const other = map.columns.find((each) => meansTheSame(each.column, column));
    if (other) {
      throw new StartError(
        `Two columns of the file mean ${other.column.name}: "${other.header}" and "${clipped(header)}".`,
        'Rename one of them, say which is meant: --map "Their header=price", or leave one out: --ignore "Their header".',
      );
    }
    map.columns.push({ column, at, header: clipped(name) });
  }
  const has = (name: string) => map.columns.some(({ column }) => column.name === name);
  if (!has('id') && !has('camp_provider_name')) {
    throw new StartError(
      'The first row names neither an id nor a camp name, so no row can be told from another.',
      `Say which column it is: --map "Their header=camp_provider_name". The file has: ${headers.map(clipped).join(', ')}`,
    );
  }
  const [first] = unknown;
  if (first !== undefined) {
    throw new StartError(
      `The directory does not know ${unknown.length === 1 ? 'this column' : 'these columns'} of the file: ${unknown.join(', ')}.`,
      `Say what each one is: --map "${first}=price", or leave it out: --ignore "${first}". The columns are: ${NAMES}`,
    );
  }
  return map;
}

const NAMES = [...COLUMNS, AGES].map((each) => each.name).join(', ');

/** A column without a heading is named by its place, from 1. */
const nameOf = (header: string, at: number) => (header.trim() === '' ? `column ${at + 1}` : header);

const AGE_BOUNDS = new Set(['age_min', 'age_max']);
const meansTheSame = (one: Column, other: Column) =>
  one === other ||
  (one === AGES && AGE_BOUNDS.has(other.name)) ||
  (other === AGES && AGE_BOUNDS.has(one.name));

function readIgnored(header: string, headers: readonly string[]): string {
  const folded = foldHeader(header);
  if (headers.some((each, at) => foldHeader(nameOf(each, at)) === folded)) return folded;
  throw new StartError(
    `--ignore "${header}": the file has no column "${header}".`,
    `It has: ${headers.map(clipped).join(', ')}`,
  );
}

function readWish(wish: string, headers: readonly string[]): [string, Column] {
  const [, header = '', name = ''] = /^(.*)=(.*)$/s.exec(wish) ?? [];
  const column = [...COLUMNS, AGES].find((each) => each.name === name.trim());
  if (column === undefined) {
    throw new StartError(
      `--map "${wish}" names no column of camps.`,
      `Write --map "Their header=price". The columns are: ${NAMES}`,
    );
  }
  if (!headers.some((each, at) => foldHeader(nameOf(each, at)) === foldHeader(header))) {
    throw new StartError(
      `--map "${wish}": the file has no column "${header}".`,
      `It has: ${headers.map(clipped).join(', ')}`,
    );
  }
  return [foldHeader(header), column];
}
