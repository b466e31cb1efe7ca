// How many entries of the directory are stored as one chunk, and how a copy vouches for itself.
import { type Camp, CAMP_FIELDS } from '#camps/rules/camp/camp.ts';
import type { CacheDb, ChunkRecord, OverlayRecord } from '#base/storage/db.ts';
import {
  BLANK_CAMP,
  type DirectoryEntry,
  type EntryChange,
  entryKey,
  parseEntryChange,
} from './entry.ts';

/** What is stored cannot be read: the disk, or a process that died while writing, spoiled it. */
export class CorruptChunkError extends Error {
  override readonly name = 'CorruptChunkError';
  /** The generation of the copy that must be fetched again. */
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
  for (const change of new Map(changes.map((one) => [entryKey(one), one])).values()) {
    if (change.kind === 'camp' && change.value) packed.camps.push(packCamp(change.value));
    else packed.others.push(change);
  }
  const bytes = new TextEncoder().encode(JSON.stringify(packed));
  return { generation, no, bytes, checksum: checksumOf(bytes) };
}

/** Full chunks of one generation, numbered from 0. */
export function packChunks(generation: number, entries: readonly DirectoryEntry[]): ChunkRecord[] {
  const chunks: ChunkRecord[] = [];
  for (let from = 0; from < entries.length; from += CHUNK_LENGTH) {
    chunks.push(packChunk(generation, chunks.length, entries.slice(from, from + CHUNK_LENGTH)));
  }
  return chunks;
}

/** All changes in the chunks, in their order. Throws CorruptChunkError. */
export function unpack(chunks: readonly ChunkRecord[]): EntryChange[] {
  const changes: EntryChange[] = [];
  for (const { generation, bytes, checksum } of chunks) {
    try {
      if (checksum !== checksumOf(bytes)) throw new TypeError('changed');
      const { camps, others }: Packed = JSON.parse(new TextDecoder().decode(bytes));
      // Bytes that are as they were packed hold what was parsed then: to parse it again would double the time
      // of a start.
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

/** FNV-1a, 32 bits: for spoiled bytes, not against forgery. */
export function checksumOf(bytes: Uint8Array): number {
  let hash = 0x81_1c_9d_c5;
  // By index: an iterator takes four times as long, in the start of every page.
  for (let index = 0; index < bytes.length; index += 1) {
    hash = Math.imul(hash ^ (bytes[index] ?? 0), 0x01_00_01_93);
  }
  return hash >>> 0;
}

// These two return Dexie's own promises: an async function in between, and a live query loses its transaction.

/** The chunks of one copy; `count` is how many there must be. Throws CorruptChunkError. */
export const readChunks = (db: CacheDb, generation: number, count: number) =>
  db.chunks
    .where('generation')
    .equals(generation)
    .toArray((chunks) => {
      if (chunks.length !== count) throw new CorruptChunkError(generation);
      return unpack(chunks);
    });

/** What changed since the chunks of the active copy were packed; `count` as above. Throws CorruptChunkError. */
export const readOverlay = (db: CacheDb, generation: number, count: number) =>
  db.overlay.toArray((records) => {
    if (records.length !== count) throw new CorruptChunkError(generation);
    return records.map(({ key, change: stored }) => {
      try {
        const change = parseEntryChange(stored);
        if (entryKey(change) === key) return change;
      } catch {
        // Neither is a row of another key.
      }
      throw new CorruptChunkError(generation);
    });
  });

export const overlayRecord = (change: EntryChange): OverlayRecord => ({
  key: entryKey(change),
  change,
});

const packCamp = (camp: Camp): unknown[] => CAMP_FIELDS.map((field) => camp[field]);

function unpackCamp(values: readonly unknown[]): Camp {
  const camp = { ...BLANK_CAMP };
  for (let index = 0; index < CAMP_FIELDS.length; index += 1) {
    // A copy that was packed before a field existed is shorter.
    camp[CAMP_FIELDS[index] ?? ''] = values[index] ?? null;
  }
  if (!isCamp(camp)) throw new TypeError('not a camp');
  return camp;
}

// Only what the type needs: see unpack.
const isCamp = (camp: Record<string, unknown>): camp is Camp =>
  typeof camp['id'] === 'string' && typeof camp['providerName'] === 'string';
