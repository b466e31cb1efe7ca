// @vitest-environment jsdom
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openLocalStore } from './db.ts';

const hidePage = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));

/** How often work runs that the page is left in the middle of. */
async function runsWhenHidden(persisted: boolean): Promise<number> {
  const store = openLocalStore({ indexedDB: new IDBFactory(), IDBKeyRange });
  let runs = 0;
  await store.user((db) =>
    db.transaction('rw', db.favorites, async () => {
      runs += 1;
      await db.favorites.put({ campId: 'otter-club', savedAt: runs });
      if (runs === 1) hidePage(persisted);
      await db.favorites.put({ campId: 'puffin-house', savedAt: runs });
    }),
  );
  const saved = await store.user((db) => db.favorites.toArray());
  expect(saved.map(({ savedAt }) => savedAt)).toEqual([runs, runs]);
  store.close();
  return runs;
}

test('aborts transactions of a page that is cached, and runs their work again', async () => {
  expect(await runsWhenHidden(true)).toBe(2);
});

test('leaves transactions of a page that is closed to the browser', async () => {
  expect(await runsWhenHidden(false)).toBe(1);
});
