// Every query of the directory a screen may run, by name.
import type { Directory } from '#domain/camp/directory.ts';
import type { LocalStore } from '../device/db.ts';
import { buildDirectory, type Built, inListOrder, withChanges } from './buildDirectory.ts';
import {
  CorruptChunkError,
  entriesAfter,
  type EntryChange,
  readChunks,
  readOverlay,
} from './chunks.ts';
import { type ActiveCopy, dropCorrupt, readRecord } from './syncRecord.ts';

/** 'empty': this device has never finished a first fill. `refreshedAt` is milliseconds since 1970. */
export type DirectoryAnswer =
  | { status: 'empty' }
  | { status: 'ready'; directory: Directory; refreshedAt: number };

type Memory = {
  generation: number;
  version: number;
  built: Built;
  answer: Extract<DirectoryAnswer, { status: 'ready' }>;
};

const EMPTY: DirectoryAnswer = { status: 'empty' };

// The last answer of each store: a delta reads the overlay only, an unchanged directory reads nothing.
const memories = new WeakMap<LocalStore, Memory>();

/** The whole public directory as of the last finished pull. Throws StorageError. */
export async function directory(store: LocalStore): Promise<DirectoryAnswer> {
  try {
    return await readDirectory(store);
  } catch (error) {
    if (!(error instanceof CorruptChunkError)) throw error;
    // It heals by itself: the copy goes, and sync fetches it again. Later, for a live query may not write.
    setTimeout(() => void dropCorrupt(store, error).catch(ignore));
    return EMPTY;
  }
}

// Storage that refuses even this is reported by sync.
const ignore = () => undefined;

function readDirectory(store: LocalStore): Promise<DirectoryAnswer> {
  return store.cache((db) =>
    db.transaction(
      'r',
      db.chunks,
      db.overlay,
      db.syncRecords,
      async (): Promise<DirectoryAnswer> => {
        const { active } = await readRecord(db);
        if (active === null) return EMPTY;
        const { generation, version, refreshedAt } = active;
        const last = memoryOf(store, active);
        if (last?.version === version) {
          if (last.answer.refreshedAt !== refreshedAt)
            last.answer = { ...last.answer, refreshedAt };
          return last.answer;
        }
        const base = last?.built ?? baseOf(active, await readChunks(db, generation));
        const built = withChanges(base, await readOverlay(db, generation));
        const answer = { status: 'ready', directory: built.directory, refreshedAt } as const;
        memories.set(store, { generation, version, built, answer });
        return answer;
      },
    ),
  );
}

const baseOf = ({ isPacked }: ActiveCopy, changes: readonly EntryChange[]): Built =>
  buildDirectory(isPacked ? changes : inListOrder(entriesAfter(changes)));

/** What is remembered of this copy, or of the one it was packed from: packing changes nothing to see. */
function memoryOf(store: LocalStore, { generation, packedFrom }: ActiveCopy): Memory | null {
  const last = memories.get(store);
  if (last?.generation === generation) return last;
  if (last?.generation !== packedFrom?.generation || last?.version !== packedFrom?.version)
    return null;
  return last ? { ...last, generation, version: 0 } : null;
}
