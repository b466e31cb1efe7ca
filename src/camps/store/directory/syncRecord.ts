// The record that vouches for chunks and overlay: all three change in one transaction, always.
import * as v from 'valibot';
import type { CacheDb, LocalStore } from '#base/storage/db.ts';
import { CursorSchema, type ChangesCursor } from './changesResponse.ts';
import type { CorruptChunkError } from './chunks.ts';

export const FIRST_CURSOR: ChangesCursor = { xid: '0', id: '' };

/** What is stored of a copy. Raise it when that changes: a copy of another format is fetched again. */
const FORMAT = 2;

/**
 * What is read of a row. Raise it with every new column or kind: a copy that an earlier version filled lacks them for
 * good, because its cursor is behind their rows. It is shown until another one is filled: a fill for each phone.
 */
export const READS = 3;

const copy = {
  format: v.literal(FORMAT),
  /** The READS of the version that filled it. */
  reads: v.number(),
  /** Which history of the server's database this is; a restore begins another. */
  epoch: v.string(),
  /** Every row up to it is in the chunks (and the overlay). */
  cursor: CursorSchema,
  /** Names the chunks that belong to it. */
  generation: v.number(),
  /** Keys of rows that could not be parsed, newest last. */
  skipped: v.array(v.string()),
};

const ActiveCopySchema = v.object({
  ...copy,
  /** Each entry once, camps in list order (compact.ts). */
  isPacked: v.optional(v.boolean(), false),
  /** Grows with every change of what screens see. */
  version: v.number(),
  /** Milliseconds since 1970. */
  refreshedAt: v.number(),
  /** The copy and version with the same entries, before its overlay was packed into chunks. */
  packedFrom: v.optional(v.object({ generation: v.number(), version: v.number() })),
  /** How many records there must be. */
  counts: v.object({ chunks: v.number(), overlay: v.number() }),
});
/** A whole copy: what screens show. */
export type ActiveCopy = v.InferOutput<typeof ActiveCopySchema>;

const StagingCopySchema = v.object({
  ...copy,
  /** Chunks stored so far. */
  pages: v.number(),
});
/** A copy being filled beside the active one; it is not visible until it is complete. */
export type StagingCopy = v.InferOutput<typeof StagingCopySchema>;

export type SyncRecord = { active: ActiveCopy | null; staging: StagingCopy | null };

const KEY = 'directory';

const StoredSchema = v.object({
  active: v.fallback(v.nullable(ActiveCopySchema), null),
  staging: v.fallback(v.nullable(StagingCopySchema), null),
});

/** What cannot be read, or is of another format, is as good as nothing. */
export function parseRecord(stored: unknown): SyncRecord {
  const { success, output } = v.safeParse(StoredSchema, stored);
  return success ? output : { active: null, staging: null };
}

/** Dexie's own promise, as readChunks. */
export const readRecord = (db: CacheDb) => db.syncRecords.get(KEY, parseRecord);

export async function writeRecord(db: CacheDb, { active, staging }: SyncRecord): Promise<void> {
  await db.syncRecords.put({ key: KEY, active, staging });
}

/** One transaction over all of it. `work` may run twice (withReconnect.ts) and awaits storage only. */
export function changeCopy<T>(
  store: LocalStore,
  work: (db: CacheDb, record: SyncRecord) => Promise<T>,
): Promise<T> {
  return store.cache((db) =>
    db.transaction('rw', db.chunks, db.overlay, db.syncRecords, async () =>
      work(db, await readRecord(db)),
    ),
  );
}

/** How fresh the active copy is and how many rows could not be parsed; null before the first fill. */
export async function freshness(
  store: LocalStore,
): Promise<{ refreshedAt: number; skipped: number } | null> {
  const { active } = await store.cache(readRecord);
  return active && { refreshedAt: active.refreshedAt, skipped: active.skipped.length };
}

/** Deletes the corrupt copy, to be fetched again, unless another one has already taken its place. */
export async function dropCorrupt(store: LocalStore, error: CorruptChunkError): Promise<void> {
  await changeCopy(store, async (db, { active }) => {
    if (active?.generation === error.generation) await db.dropCopy();
  });
}

/** Returns the position of the next request. */
export function nextPosition({ active, staging }: SyncRecord): StagingCopy | ActiveCopy | null {
  return staging ?? active;
}

/** Whether it is the same step of the same copy: another tab may have moved on. */
export function isSamePosition(
  a: StagingCopy | ActiveCopy | null,
  b: StagingCopy | ActiveCopy | null,
): boolean {
  if (a === null || b === null) return a === b;
  return a.generation === b.generation && a.epoch === b.epoch && isSameCursor(a.cursor, b.cursor);
}

/** Compares cursors in the server's order: by transaction, then by the bytes of the id. */
export function isLater(a: ChangesCursor, b: ChangesCursor): boolean {
  const [one, other] = [BigInt(a.xid), BigInt(b.xid)];
  return one > other || (one === other && bytesOf(a.id) > bytesOf(b.id));
}
const bytesOf = (id: string) => String.fromCodePoint(...new TextEncoder().encode(id));

export function isSameCursor(a: ChangesCursor, b: ChangesCursor): boolean {
  return a.xid === b.xid && a.id === b.id;
}

/** A new copy, before its first row. Its number is one no earlier copy had, even if the database was deleted. */
export function newStaging(record: SyncRecord, epoch: string, now: number): StagingCopy {
  return {
    format: FORMAT,
    reads: READS,
    epoch,
    cursor: FIRST_CURSOR,
    generation: nextGeneration(record, now),
    skipped: [],
    pages: 0,
  };
}

export function nextGeneration({ active, staging }: SyncRecord, now: number): number {
  return Math.max(now, (active?.generation ?? 0) + 1, (staging?.generation ?? 0) + 1);
}

const MAX_SKIPPED = 1000;

/** A row that parses at last is no longer skipped; one that fails twice counts once. */
export function skippedAfter(
  before: readonly string[],
  bad: readonly string[],
  parsed: readonly string[],
): string[] {
  const settled = new Set([...bad, ...parsed]);
  return [...before.filter((key) => !settled.has(key)), ...bad].slice(-MAX_SKIPPED);
}
