import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const LOCK_FILE = '.camply-lock';

/**
 * One process per data folder: two embedded databases on one folder destroy it.
 * The lock is a file lock, taken through SQLite because Node has no call for it. It holds between containers
 * that share the folder; and the system drops it when the process dies, so a kill leaves nothing to clean up.
 * Returns the unlock function, or null when another process holds the folder.
 */
export function lockFolder(folder: string): (() => void) | null {
  const file = new DatabaseSync(path.join(folder, LOCK_FILE));
  try {
    file.exec('begin exclusive');
    return () => file.close();
  } catch (error) {
    file.close();
    if (error instanceof Error && /database is locked/.test(error.message)) return null;
    throw error;
  }
}
