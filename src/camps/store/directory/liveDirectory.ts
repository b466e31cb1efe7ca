import type { LocalStore } from '#base/storage/db.ts';
import { liveValue } from '#base/storage/live.ts';
import type { DirectoryState } from './directory.ts';

/**
 * What the screens of a tab show. A list that was shown stays, whatever becomes of its copy: sync reports what is wrong
 * with the storage. `set` shows what is held in memory only; the query may have begun to answer 'empty' before.
 */
export const liveDirectory = (store: LocalStore, query: () => Promise<DirectoryState>) =>
  liveValue<DirectoryState>(
    store,
    query,
    { status: 'opening' },
    () => ({ status: 'empty' }),
    (next, last) => next === last || (last.status === 'ready' && next.status !== 'ready'),
  );
