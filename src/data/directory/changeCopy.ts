// How the copy on the phone changes: pages, overlay and the record that vouches for them, together.
import type { Clock } from '../device/clock.ts';
import type { CacheDb, LocalStore } from '../device/db.ts';
import {
  type ActiveCopy,
  format,
  isSamePosition,
  type SyncRecord,
  nextGeneration,
  emptyRecord,
  positionOf,
  type StagingCopy,
} from './syncRecord.ts';

/** One transaction over all of it. `work` may be run twice (steady.ts) and waits for storage only. */
export function changeCopy<T>(
  phone: LocalStore,
  work: (db: CacheDb, marks: SyncRecord) => Promise<T>,
): Promise<T> {
  return phone.cache((db) =>
    db.transaction('rw', db.pages, db.changes, db.marks, async () =>
      work(db, (await db.marks.get('directory')) ?? emptyRecord),
    ),
  );
}

/** What was being filled is whole now: it takes the place of the old one. */
export async function promote(
  db: CacheDb,
  staged: StagingCopy,
  refreshedAt: number,
): Promise<void> {
  const { pages: _pages, files, ...copy } = staged;
  await db.pages.where('generation').below(copy.generation).delete();
  await db.changes.clear();
  const filled = { ...copy, isAsSent: files !== null, isPacked: false, version: 0, refreshedAt };
  await db.marks.put({ ...emptyRecord, filled });
}

/**
 * A fill begins beside the whole copy; what an earlier one left behind is removed. Null when another tab
 * has moved on from `expected`. `files` is null when answers bring the rows.
 */
export function beginStaging(
  { phone, clock }: { phone: LocalStore; clock: Clock },
  expected: StagingCopy | ActiveCopy | null,
  start: Pick<StagingCopy, 'epoch' | 'cursor' | 'files'>,
): Promise<StagingCopy | null> {
  return changeCopy(phone, async (db, marks) => {
    if (!isSamePosition(positionOf(marks), expected)) return null;
    const generation = nextGeneration(marks, clock.now());
    const staged = { ...start, format, generation, skipped: [], pages: 0 };
    if (marks.staged) {
      await db.pages.where('generation').aboveOrEqual(marks.staged.generation).delete();
    }
    await db.marks.put({ ...marks, staged });
    return staged;
  });
}
