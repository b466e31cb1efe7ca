// Forms as they stand. The bytes of a logo are written once, not with every letter that is typed.
import * as v from 'valibot';
import type { LocalStore } from '../device/db.ts';
import { StorageError } from '../device/StorageError.ts';
import { dropUnneededLogos } from './entries.ts';
import type { Draft, Entry } from './outbox.ts';
import { LogoFactsSchema } from './storedEntry.ts';

/** Whatever was typed, right or not; the form says what is wrong with it. */
const ValuesSchema = v.record(v.string(), v.string());

const StoredDraftSchema = v.object({
  id: v.string(),
  entryId: v.nullable(v.string()),
  values: ValuesSchema,
  logo: v.fallback(v.nullable(LogoFactsSchema), null),
  startedAt: v.fallback(v.number(), 0),
  writtenAt: v.fallback(v.number(), 0),
});

/** A draft in a list. */
export type DraftFacts = Omit<Draft, 'logo'> & { logo: Entry['logo'] };

const parseDraft = (stored: unknown): DraftFacts | null => {
  const { success, output } = v.safeParse(StoredDraftSchema, stored);
  return success ? output : null;
};

/** The newest first. Throws StorageError. */
export async function drafts(store: LocalStore): Promise<DraftFacts[]> {
  const records = await store.user((db) => db.drafts.toArray());
  return records
    .flatMap((record) => parseDraft(record) ?? [])
    .toSorted((a, b) => b.writtenAt - a.writtenAt);
}

/** One draft with its logo; null when there is none. Throws StorageError. */
export async function draftOf(store: LocalStore, id: string): Promise<Draft | null> {
  return store.user((db) =>
    db.transaction('r', db.drafts, db.logos, async () => {
      const draft = parseDraft(await db.drafts.get(id));
      if (!draft?.logo) return draft && { ...draft, logo: null };
      const found = await db.logos.get(draft.logo.name);
      const { name, type } = draft.logo;
      return { ...draft, logo: found ? { name, type, bytes: found.bytes } : null };
    }),
  );
}

/** Stored and read back. A clock that was put back does not make what was typed later look earlier. */
export async function saveDraft(store: LocalStore, draft: Draft): Promise<void> {
  const { logo } = draft;
  const facts = logo && { name: logo.name, type: logo.type, size: logo.bytes.byteLength };
  const record = { ...draft, values: { ...draft.values }, logo: facts };
  await store.user((db) =>
    db.transaction('rw', db.outbox, db.drafts, db.logos, async () => {
      const before = await db.drafts.get(draft.id);
      await db.drafts.put(record);
      const isKept = parseDraft(before)?.logo?.name === logo?.name;
      if (isKept && (!logo || (await db.logos.where('name').equals(logo.name).count()) > 0)) return;
      if (logo) await db.logos.put({ name: logo.name, bytes: logo.bytes });
      await dropUnneededLogos(db);
    }),
  );
  const found = parseDraft(await store.user((db) => db.drafts.get(draft.id)));
  if (JSON.stringify(found?.values) !== JSON.stringify(record.values)) {
    throw new StorageError(new Error('a write was reported as done but is not stored'));
  }
}

/** Its logo goes with it, unless an entry names it. */
export async function removeDraft(store: LocalStore, id: string): Promise<void> {
  await store.user((db) =>
    db.transaction('rw', db.outbox, db.drafts, db.logos, async () => {
      await db.drafts.delete(id);
      await dropUnneededLogos(db);
    }),
  );
}
