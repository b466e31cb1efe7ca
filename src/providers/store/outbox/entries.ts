// Entries, drafts and logos in storage. Each change is one strict transaction (db.ts); lists never read bytes.
import type { LocalStore, UserDb } from '#base/storage/db.ts';
import { StorageError } from '#base/storage/StorageError.ts';
import { isDraftOf, logoNamedBy, parseEntry, type StoredEntry } from './storedEntry.ts';

/** All this version can read, the newest first. Throws StorageError. */
export async function entries(store: LocalStore): Promise<StoredEntry[]> {
  const records = await store.user((db) => db.outbox.toArray());
  return records
    .flatMap((record) => parseEntry(record) ?? [])
    .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1));
}

export const loadEntry = async (store: LocalStore, id: string): Promise<StoredEntry | null> =>
  parseEntry(await store.user((db) => db.outbox.get(id)));

/** Resolves to null when the bytes are not on this device. */
export async function logoBytes(store: LocalStore, name: string): Promise<ArrayBuffer | null> {
  return (await store.user((db) => db.logos.get(name)))?.bytes ?? null;
}

/** Whether its bytes are on this device. */
export async function hasLogo(store: LocalStore, logo: StoredEntry['logo']): Promise<boolean> {
  if (!logo) return false;
  return (await store.user((db) => db.logos.where('name').equals(logo.name).count())) > 0;
}

/** Changes an entry after a request: `change` gets the newest one. Returning the same entry writes nothing. */
export function changeEntry(
  store: LocalStore,
  id: string,
  change: (entry: StoredEntry) => StoredEntry,
): Promise<StoredEntry | null> {
  return store.user((db) =>
    db.transaction('rw', db.outbox, async () => {
      const record = await db.outbox.get(id);
      const entry = parseEntry(record);
      if (!entry) return null;
      const next = change(entry);
      // What a later version of the app has added stays.
      if (next !== entry) await db.outbox.put({ ...record, ...next });
      return next;
    }),
  );
}

/** What a person does to an entry. */
export type Writing = {
  id: string;
  /**
   * Returns the new entry; null removes it and the same one keeps it. It may be called twice (withReconnect.ts).
   * `stamp` only grows on this device.
   */
  next: (before: StoredEntry | null, stamp: number) => StoredEntry | null;
  /** The bytes of the logo that `next` names, when they are new. */
  bytes?: ArrayBuffer | undefined;
  /** Goes with it, if it is the draft of this entry. */
  draftId?: string | undefined;
};

/** Writes entry and logo, and reads them back: Safari has reported writes as done that were not. Throws StorageError. */
export async function saveEntry(
  store: LocalStore,
  now: number,
  { id, next, bytes, draftId }: Writing,
): Promise<StoredEntry | null> {
  const written = await store.user((db) =>
    db.transaction('rw', db.outbox, db.logos, db.drafts, async () => {
      // One turn to read and one to write: each is time before a person reads "saved".
      const { outbox: records, drafts, names } = await readAll(db);
      const record = records.find((one) => one.id === id);
      const before = parseEntry(record);
      const stamps = records.map((one) => parseEntry(one)?.savedAt ?? 0);
      const after = next(before, Math.max(now, ...stamps.map((stamp) => stamp + 1)));
      // Another listing may have been started under the same key since.
      const draft = drafts.find((one) => one.id === draftId && isDraftOf(one, id));
      if (!draft && after === before) return before;
      const staying = [
        after,
        ...records.filter((one) => one.id !== id),
        ...drafts.filter((one) => one !== draft),
      ];
      await Promise.all([
        after ? db.outbox.put({ ...record, ...after }) : db.outbox.delete(id),
        draft && db.drafts.delete(draft.id),
        // A draft that was sent before brings no other bytes under the first one's name.
        after?.logo && bytes && after !== before && db.logos.put({ name: after.logo.name, bytes }),
        db.logos.bulkDelete(unneeded(names, staying)),
      ]);
      return after;
    }),
  );
  const { found, hasBytes } = await store.user((db) =>
    db.transaction('r', db.outbox, db.logos, async () => {
      const name = written?.logo?.name ?? '';
      const [record, count] = await Promise.all([
        db.outbox.get(id),
        // The bytes lie in the record itself: where its key is, they are.
        bytes === undefined || !written?.logo ? 1 : db.logos.where('name').equals(name).count(),
      ]);
      return { found: parseEntry(record), hasBytes: count > 0 };
    }),
  );
  if (!isStored(written, found, hasBytes)) {
    throw new StorageError(new Error('a write was reported as done but is not stored'));
  }
  return written;
}

function isStored(
  written: StoredEntry | null,
  found: StoredEntry | null,
  hasBytes: boolean,
): boolean {
  if (!written || !found) return written === found;
  // Another tab has changed it since.
  if (found.revision > written.revision) return true;
  return wordsOf(found) === wordsOf(written) && hasBytes;
}

const wordsOf = ({ revision, fields, isWithdrawn, logo }: StoredEntry) =>
  JSON.stringify([revision, fields, isWithdrawn, logo]);

/** Bytes that no entry and no draft names any more. An entry that is set aside still names its own. */
export async function dropUnneededLogos(db: UserDb): Promise<void> {
  const { outbox, drafts, names } = await readAll(db);
  await db.logos.bulkDelete(unneeded(names, [...outbox, ...drafts]));
}

async function readAll(db: UserDb) {
  const [outbox, drafts, names] = await Promise.all([
    db.outbox.toArray(),
    db.drafts.toArray(),
    db.logos.toCollection().primaryKeys(),
  ]);
  return { outbox, drafts, names };
}

function unneeded(names: readonly string[], staying: readonly unknown[]): string[] {
  const needed = new Set(staying.map(logoNamedBy));
  return names.filter((name) => !needed.has(name));
}
