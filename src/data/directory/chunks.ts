import {
  type Change,
  type Entry,
  type EntryChange,
  keyOf,
  type OlderPage,
  type Chunk,
} from './entries.ts';
import { readOlderPage } from './olderPages.ts';
import { type PackedCamp, packedCamp, unpackedCamp } from './packedCamp.ts';
import { type ReadRows, readRows } from './readRows.ts';
import { changesIn } from './tables.ts';
import { CorruptChunkError } from './CorruptChunkError.ts';

/** Entries per packed page. */
export const chunkLength = 500;

/** A page holds one word about each thing, so the order between the two does not count. */
type Packed = { camps: PackedCamp[]; others: EntryChange[] };

/** Of fates that came together: the later word about one thing counts. */
export function packChunk(generation: number, no: number, fates: readonly EntryChange[]): Chunk {
  const packed: Packed = { camps: [], others: [] };
  for (const fate of new Map(fates.map((one) => [keyOf(one), one])).values()) {
    if (fate.kind === 'camp' && fate.value) packed.camps.push(packedCamp(fate.value));
    else packed.others.push(fate);
  }
  return { generation, no, bytes: new TextEncoder().encode(JSON.stringify(packed)) };
}

/** Full pages of one generation, numbered from 0. */
export function packChunks(generation: number, fates: readonly EntryChange[]): Chunk[] {
  const pages: Chunk[] = [];
  for (let from = 0; from < fates.length; from += chunkLength) {
    pages.push(packChunk(generation, pages.length, fates.slice(from, from + chunkLength)));
  }
  return pages;
}

/**
 * What stands after all of it, in order: a row that changed while a long fill was under way comes
 * twice (or comes and goes), and the later word counts; packed pages are past that. `bad` are keys of
 * rows that could not be read. Throws TornPage.
 */
export function unpack(
  pages: readonly (Chunk | OlderPage)[],
  { isAsSent, isPacked = false }: { isAsSent: boolean; isPacked?: boolean },
  changes: readonly Change[] = [],
): { entries: Entry[]; bad: string[] } {
  if (isPacked && changes.length === 0) {
    return {
      entries: pages.flatMap((page) => readPage(page, false).fates.filter(isThere)),
      bad: [],
    };
  }
  const standing = new Map<string, Entry>();
  const bad = new Set<string>();
  const settle = (fate: EntryChange) => {
    const key = keyOf(fate);
    bad.delete(key);
    if (fate.value === null) standing.delete(key);
    else standing.set(key, fate);
  };
  for (const page of pages) {
    const read = readPage(page, isAsSent);
    for (const key of read.bad) bad.add(key);
    read.fates.forEach(settle);
  }
  for (const change of changes) settle(change.fate);
  return { entries: [...standing.values()], bad: [...bad] };
}

const isThere = (fate: EntryChange): fate is Entry => fate.value !== null;

/** Nothing is checked of what we packed ourselves: those rows were read when they came. */
function readPage(page: Chunk | OlderPage, isAsSent: boolean): ReadRows {
  try {
    if ('text' in page) return readOlderPage(page, isAsSent);
    const text = new TextDecoder().decode(page.bytes);
    if (isAsSent) return readRows(changesIn(JSON.parse(text)));
    const { camps, others }: Packed = JSON.parse(text);
    return { fates: [...others, ...camps.map(fateOf)], bad: [] };
  } catch {
    throw new CorruptChunkError(page);
  }
}

function fateOf(values: PackedCamp): EntryChange {
  const value = unpackedCamp(values);
  return { kind: 'camp', id: value.id, value };
}
