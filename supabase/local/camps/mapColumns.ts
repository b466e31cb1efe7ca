import { StartError } from '../start/StartError.ts';
import { clipped } from './cells.ts';
import { type Column, COLUMNS, columnOf, foldHeader } from './columns.ts';

/** Which cell of a row belongs to which column. */
export type ColumnMap = {
  columns: { column: Column; at: number; header: string }[];
  /** Headers that mean none. */
  unused: string[];
  /** Cells of the header. */
  width: number;
};

/** `wishes`: as `Their header=price`, before what the headers say by themselves. Throws a StartError. */
export function mapColumns(headers: readonly string[], wishes: readonly string[]): ColumnMap {
  const wished = new Map(wishes.map((wish) => readWish(wish, headers)));
  const map: ColumnMap = { columns: [], unused: [], width: headers.length };
  for (const [at, header] of headers.entries()) {
    const column = wished.get(foldHeader(header)) ?? columnOf(header);
    if (column === null) {
      if (header.trim() !== '') map.unused.push(clipped(header));
      continue;
    }
    const other = map.columns.find((each) => each.column === column);
    if (other) {
      throw new StartError(
        `Two columns of the file mean ${column.name}: "${other.header}" and "${clipped(header)}".`,
        'Rename one of them, or say which is meant: --map "Their header=price".',
      );
    }
    map.columns.push({ column, at, header: clipped(header) });
  }
  const has = (name: string) => map.columns.some(({ column }) => column.name === name);
  if (!has('id') && !has('camp_provider_name')) {
    throw new StartError(
      'The first row names neither an id nor a camp name, so no row can be told from another.',
      `Say which column it is: --map "Their header=camp_provider_name". The file has: ${headers.map(clipped).join(', ')}`,
    );
  }
  return map;
}

function readWish(wish: string, headers: readonly string[]): [string, Column] {
  const [, header = '', name = ''] = /^(.*)=(.*)$/s.exec(wish) ?? [];
  const column = COLUMNS.find((each) => each.name === name.trim());
  if (column === undefined) {
    throw new StartError(
      `--map "${wish}" names no column of camps.`,
      `Write --map "Their header=price". The columns are: ${COLUMNS.map((each) => each.name).join(', ')}`,
    );
  }
  if (!headers.some((each) => foldHeader(each) === foldHeader(header))) {
    throw new StartError(
      `--map "${wish}": the file has no column "${header}".`,
      `It has: ${headers.map(clipped).join(', ')}`,
    );
  }
  return [foldHeader(header), column];
}
