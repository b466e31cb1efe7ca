// Every question a screen may ask of the phone, by name.
import type { Directory } from '#domain/camp/directory.ts';
import type { LocalStore } from '../device/db.ts';
import { localStore } from '../device/lazyLocalStore.ts';
import type { Built } from './buildDirectory.ts';
import { type ActiveCopy, isReadable } from './syncRecord.ts';
import { CorruptChunkError } from './CorruptChunkError.ts';

/** 'empty': this phone has never finished a first fill. `refreshedAt` is milliseconds since 1970. */
export type DirectoryAnswer =
  | { status: 'empty' }
  | { status: 'ready'; directory: Directory; refreshedAt: number };

type Memory = {
  generation: number;
  version: number;
  built: Built;
  answer: Extract<DirectoryAnswer, { status: 'ready' }>;
};

const empty: DirectoryAnswer = { status: 'empty' };

// The last answer of each phone: a delta reads the overlay only, an unchanged directory reads nothing.
const memories = new WeakMap<LocalStore, Memory>();

/** The whole public directory as of the last finished pull. Throws StorageProblem. */
export async function directory(from: LocalStore = localStore): Promise<DirectoryAnswer> {
  try {
    return await readDirectory(from);
  } catch (error) {
    if (!(error instanceof CorruptChunkError)) throw error;
    // A torn page heals by itself: the copy goes and is pulled again. Later, for a live query may not write.
    setTimeout(() => void from.cache((db) => db.dropTorn(error)).catch(ignore));
    return empty;
  }
}

// Storage that refuses even this is told by sync.
const ignore = () => undefined;

function readDirectory(from: LocalStore): Promise<DirectoryAnswer> {
  return from.cache((db) =>
    db.transaction('r', db.pages, db.changes, db.marks, async (): Promise<DirectoryAnswer> => {
      const filled = (await db.marks.get('directory'))?.filled;
      if (!filled || !isReadable(filled)) return empty;
      const { generation, version, refreshedAt } = filled;
      const last = memoryOf(from, filled);
      if (last?.version === version) {
        if (last.answer.refreshedAt !== refreshedAt) last.answer = { ...last.answer, refreshedAt };
        return last.answer;
      }
      const built = await db.built(filled, last?.built ?? null);
      const answer = { status: 'ready', directory: built.directory, refreshedAt } as const;
      memories.set(from, { generation, version, built, answer });
      return answer;
    }),
  );
}

/** What is remembered of this copy, or of the one it was packed from: packing changes nothing to see. */
function memoryOf(from: LocalStore, { generation, packedFrom }: ActiveCopy): Memory | null {
  const last = memories.get(from);
  if (last?.generation === generation) return last;
  if (last?.generation !== packedFrom?.generation || last?.version !== packedFrom?.version)
    return null;
  return last ? { ...last, generation, version: 0 } : null;
}

/** Ids of the camps the family marked with a heart. */
export async function favorites(from: LocalStore = localStore): Promise<string[]> {
  return from.user((db) => db.favourites.toCollection().primaryKeys());
}

/** Ids of the camps in the family's own schedule. */
export async function scheduled(from: LocalStore = localStore): Promise<string[]> {
  return from.user((db) => db.scheduled.toCollection().primaryKeys());
}
