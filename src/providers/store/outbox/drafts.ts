// Unfinished forms. The bytes of a logo are written once, not with every typed letter.
import * as v from 'valibot';
import { isNewer, mergeTyped } from '#providers/rules/submission/mergeTyped.ts';
import type { LocalStore, OutboxRecord, UserDb } from '#base/storage/db.ts';
import { StorageError } from '#base/storage/StorageError.ts';
import { dropUnneededLogos } from './entries.ts';
import type { Draft, OutboxEntry, Logo } from './outbox.ts';
import { LogoFactsSchema } from './storedEntry.ts';

/** The typed values, valid or not; the form reports their problems. */
const ValuesSchema = v.record(v.string(), v.string());

const StoredDraftSchema = v.object({
  id: v.string(),
  entryId: v.nullable(v.string()),
  submissionId: v.fallback(v.string(), ''),
  values: ValuesSchema,
  typedAt: v.fallback(v.record(v.string(), v.number()), {}),
  logo: v.fallback(v.nullable(LogoFactsSchema), null),
  startedAt: v.fallback(v.number(), 0),
  writtenAt: v.fallback(v.number(), 0),
});

/** A draft in a list. */
export type DraftFacts = Omit<Draft, 'logo'> & { logo: OutboxEntry['logo'] };

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
export async function loadDraft(store: LocalStore, id: string): Promise<Draft | null> {
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

/** Merged with what another tab has stored of it, and read back. One that was sent is not stored again. */
export async function saveDraft(store: LocalStore, draft: Draft): Promise<void> {
  const { logo, submissionId } = draft;
  const written = await store.user((db) =>
    db.transaction('rw', db.outbox, db.drafts, db.logos, async () => {
      if (draft.entryId === null && (await db.outbox.get(submissionId))) return null;
      const stored = await db.drafts.get(draft.id);
      const before = parseDraft(stored);
      if (stored && !before) await saveUnreadable(db, stored);
      const record = before ? withStored(draft, before) : { ...draft, logo: factsOf(logo) };
      await db.drafts.put(record);
      if (record.logo?.name !== logo?.name) return record;
      const isKept = before?.logo?.name === logo?.name;
      if (isKept && (!logo || (await db.logos.where('name').equals(logo.name).count()) > 0)) {
        return record;
      }
      if (logo) await db.logos.put({ name: logo.name, bytes: logo.bytes });
      await dropUnneededLogos(db);
      return record;
    }),
  );
  if (!written) return;
  const [found, sent] = await store.user((db) =>
    db.transaction('r', db.outbox, db.drafts, () =>
      Promise.all([db.drafts.get(draft.id), db.outbox.get(submissionId)]),
    ),
  );
  const stored = parseDraft(found);
  // Another tab may have written since.
  const isStored = stored
    ? isDeepSame(stored.values, written.values) || stored.writtenAt !== written.writtenAt
    : sent !== undefined;
  if (!isStored) {
    throw new StorageError(new Error('a write was reported as done but is not stored'));
  }
}

/** What this version cannot read stays whole, under a name of its own: one that can has it in its list. */
async function saveUnreadable(db: UserDb, record: OutboxRecord): Promise<void> {
  await db.drafts.add({ ...record, id: `unreadable:${record.id}:${crypto.randomUUID()}` });
}

const factsOf = (logo: Logo | null): OutboxEntry['logo'] =>
  logo && { name: logo.name, type: logo.type, size: logo.bytes.byteLength };

const isDeepSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** What this tab and another have typed into one form. */
function withStored(draft: Draft, before: DraftFacts): DraftFacts {
  const isLogoOlder = isNewer('logo', draft.typedAt, before.typedAt);
  return {
    ...draft,
    ...mergeTyped(draft, before),
    submissionId: before.submissionId || draft.submissionId,
    logo: isLogoOlder ? before.logo : factsOf(draft.logo),
  };
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
