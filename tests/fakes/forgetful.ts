import { Dexie } from 'dexie';
import type { LocalStore, UserDb } from '#base/storage/db.ts';

/** Answers every write as done and forgets it, as Safari has been seen to. */
export const forgetful = (store: LocalStore): LocalStore => ({
  ...store,
  async user<T>(work: (db: UserDb) => PromiseLike<T>) {
    const done: T[] = [];
    const forgotten = store.user((db) =>
      db.transaction('rw', db.tables, async () => {
        done.push(await work(db));
        Dexie.currentTransaction.abort();
      }),
    );
    await forgotten.catch(() => undefined);
    for (const value of done) return value;
    throw new Error('the work failed');
  },
});
