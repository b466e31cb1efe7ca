import type { LocalStore } from '#base/storage/db.ts';
import { liveValue } from '#base/storage/live.ts';
import type { DirectoryState } from './directory.ts';

/**
 * The directory that a tab's screens show. A list that was shown stays, even if its copy is lost: sync reports storage
 * problems. `set` shows a list that is only in memory; the query may have returned 'empty' before.
 */
export const liveDirectory = (store: LocalStore, query: () => Promise<DirectoryState>) =>
  liveValue<DirectoryState>(
    store,
    query,
    { status: 'opening' },
    () => ({ status: 'empty' }),
    (next, last) => next === last || (last.status === 'ready' && next.status !== 'ready'),
  );
