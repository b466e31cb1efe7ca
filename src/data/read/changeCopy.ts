// How the copy on the phone changes: pages, overlay and the record that vouches for them, together.
import type { CacheDb, Phone } from '../db.ts';
import { type Marks, noMarks, type Staged } from './marks.ts';

/** One transaction over all of it. `work` may be run twice (steady.ts) and waits for storage only. */
export function changeCopy<T>(
  phone: Phone,
  work: (db: CacheDb, marks: Marks) => Promise<T>,
): Promise<T> {
  return phone.cache((db) =>
    db.transaction('rw', db.pages, db.changes, db.marks, async () =>
      work(db, (await db.marks.get('directory')) ?? noMarks),
    ),
  );
}

/** What was being filled is whole now: it takes the place of the old one. */
export async function becomeWhole(db: CacheDb, staged: Staged, refreshedAt: number): Promise<void> {
  const { pages: _pages, files, ...copy } = staged;
  await db.pages.where('generation').below(copy.generation).delete();
  await db.changes.clear();
  const filled = { ...copy, isAsSent: files !== null, version: 0, refreshedAt };
  await db.marks.put({ ...noMarks, filled });
}

/** Removes the pages of a fill that was given up. */
export async function dropStaged(db: CacheDb, { staged }: Marks): Promise<void> {
  if (staged) await db.pages.where('generation').aboveOrEqual(staged.generation).delete();
}
