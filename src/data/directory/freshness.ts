import type { LocalStore } from '../device/db.ts';

/** How fresh the copy is and how many rows could not be read; null before the first fill. */
export async function freshness(
  from: LocalStore,
): Promise<{ refreshedAt: number; skipped: number } | null> {
  const marks = await from.cache((db) => db.marks.get('directory'));
  if (!marks?.filled) return null;
  return { refreshedAt: marks.filled.refreshedAt, skipped: marks.filled.skipped.length };
}
