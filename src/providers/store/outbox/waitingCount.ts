import type { LocalStore } from '#base/storage/db.ts';

/** How many listings of this device are not sent yet, whatever version of the app wrote them. Throws StorageError. */
export const waitingCount = (store: LocalStore): Promise<number> =>
  store.user((db) => db.outbox.filter(({ state }) => state === 'waiting').count());
