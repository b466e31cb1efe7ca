// Entries of the directory, and how many of them are stored as one chunk.
import { type Camp, CAMP_FIELDS } from '#domain/camp/camp.ts';
import type { SchoolBreak, SchoolDistrict } from '#domain/camp/schoolBreak.ts';
import type { Season } from '#domain/camp/season.ts';
import type { CacheDb, ChunkRecord, OverlayRecord } from '../device/db.ts';

/** One thing of the directory; `id` is unique within its kind. */
export type Entry =
  | { kind: 'camp'; id: string; value: Camp }
  | { kind: 'season'; id: string; value: Season }
  | { kind: 'activity'; id: string; value: string }
  | { kind: 'district'; id: string; value: SchoolDistrict }
  | { kind: 'break'; id: string; value: SchoolBreak };
export type Kind = Entry['kind'];

/** An upsert, or a delete (`value` is null). */
export type EntryChange = Entry | { kind: Kind; id: string; value: null };

export const keyOf = ({ kind, id }: { kind: string; id: string }) => `${kind}:${id}`;

/** What is stored cannot be read: the disk, or a process that died while writing, spoiled it. */
export class CorruptChunkError extends Error {
  override readonly name = 'CorruptChunkError';
  /** Of the copy that has to be fetched again. */
  readonly generation: number;

  constructor(generation: number) {
    super(`a chunk of copy ${generation} is corrupt`);
    this.generation = generation;
  }
}

/** Entries per chunk. */
export const CHUNK_LENGTH = 500;

/**
 * Camps are their values alone, in the order of CAMP_FIELDS: names in each of 10,000 records are half of
 * what a start has to read. A chunk holds each key once, so the order between the two lists does not count.
 */
type Packed = { camps: unknown[][]; others: EntryChange[] };

/**
 * One chunk of changes that came together; the later change of a key wins. UTF-8 bytes, not text: in
 * IndexedDB one dash makes two bytes of every letter of a string.
 */
export function packChunk(
  generation: number,
  no: number,
  changes: readonly EntryChange[],
): ChunkRecord {
  const packed: Packed = { camps: [], others: [] };
  for (const change of new Map(changes.map((one) => [keyOf(one), one])).values()) {
    if (change.kind === 'camp' && change.value) packed.camps.push(packCamp(change.value));
    else packed.others.push(change);
  }
  return { generation, no, bytes: new TextEncoder().encode(JSON.stringify(packed)) };
}

/** Full chunks of one generation, numbered from 0. */
export function packChunks(generation: number, entries: readonly Entry[]): ChunkRecord[] {
  const chunks: ChunkRecord[] = [];
  for (let from = 0; from < entries.length; from += CHUNK_LENGTH) {
    chunks.push(packChunk(generation, chunks.length, entries.slice(from, from + CHUNK_LENGTH)));
  }
  return chunks;
}

/** All changes in the chunks, in their order. Throws CorruptChunkError. */
export function unpack(chunks: readonly ChunkRecord[]): EntryChange[] {
  const changes: EntryChange[] = [];
  for (const { generation, bytes } of chunks) {
    try {
      const { camps, others }: Packed = JSON.parse(new TextDecoder().decode(bytes));
      changes.push(...others);
      for (const values of camps) {
        const value = unpackCamp(values);
        changes.push({ kind: 'camp', id: value.id, value });
      }
    } catch {
      throw new CorruptChunkError(generation);
    }
  }
  return changes;
}

// These two return Dexie's own promises: an async function in between, and a live query loses its transaction.

/** The chunks of one copy. Throws CorruptChunkError. */
export const readChunks = (db: CacheDb, generation: number) =>
  db.chunks.where('generation').equals(generation).toArray(unpack);

/** What changed since the chunks of the active copy were packed. Throws CorruptChunkError. */
export const readOverlay = (db: CacheDb, generation: number) =>
  db.overlay.toArray((records) =>
    records.map(({ fate }) => {
      if (!isEntryChange(fate)) throw new CorruptChunkError(generation);
      return fate;
    }),
  );

export const overlayRecord = (change: EntryChange): OverlayRecord => ({
  key: keyOf(change),
  fate: change,
});

/** What is left after all changes in order; the later change of a key wins. */
export function entriesAfter(changes: readonly EntryChange[]): Entry[] {
  const entries = new Map<string, Entry>();
  for (const change of changes) {
    if (change.value === null) entries.delete(keyOf(change));
    else entries.set(keyOf(change), change);
  }
  return [...entries.values()];
}

const packCamp = (camp: Camp): unknown[] => CAMP_FIELDS.map((field) => camp[field]);

// One shape for all camps: 10,000 objects that grow field by field would cost a start twice the time.
const BLANK_CAMP: Record<string, unknown> = Object.fromEntries(
  CAMP_FIELDS.map((field) => [field, null]),
);

function unpackCamp(values: readonly unknown[]): Camp {
  const camp = { ...BLANK_CAMP };
  for (let index = 0; index < CAMP_FIELDS.length; index += 1) {
    // A copy that was packed before a field existed is shorter.
    camp[CAMP_FIELDS[index] ?? ''] = values[index] ?? null;
  }
  if (!isCamp(camp)) throw new TypeError('not a camp');
  return camp;
}

// Rows were parsed before they were packed: these only notice what is no such thing at all.
const isCamp = (camp: Record<string, unknown>): camp is Camp =>
  typeof camp['id'] === 'string' && typeof camp['providerName'] === 'string';
const isEntryChange = (change: unknown): change is EntryChange =>
  typeof change === 'object' && change !== null && 'kind' in change && 'value' in change;
