// Plans that are set aside on this phone: one under the id of its account, and beside it what this version cannot read.
import * as v from 'valibot';
import { type Profile, ProfileSchema, sampleProfile } from '#family/rules/profile.ts';
import type { SetAsideRecord, LocalStore, UserDb } from '#base/storage/db.ts';

const AsideSchema = v.looseObject({
  owner: v.string(),
  profile: ProfileSchema,
  tables: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
});
export type SetAsidePlan = v.InferOutput<typeof AsideSchema>;
export type Tables = SetAsidePlan['tables'];

/** Parses a plan set aside. Returns null for an unreadable or missing one. */
export function parseSetAside(record: unknown): SetAsidePlan | null {
  const { success, output } = v.safeParse(AsideSchema, record);
  return success ? output : null;
}

export const readSetAside = async (db: UserDb, owner: string): Promise<SetAsidePlan | null> =>
  parseSetAside(await db.aside.get(owner));

/** Adds a plan to those set aside for the account. It does not overwrite an unreadable one. */
export async function setAside(
  db: UserDb,
  part: { owner: string; profile?: Profile; tables?: Tables },
): Promise<void> {
  await moveUnreadable(db, part.owner);
  const known = await readSetAside(db, part.owner);
  await db.aside.put({ profile: sampleProfile(), tables: {}, ...known, ...part });
}

/** Moves an unreadable plan away to make room for a readable one. */
export async function moveUnreadable(db: UserDb, owner: string): Promise<void> {
  const record = await db.aside.get(owner);
  if (record === undefined || parseSetAside(record) !== null) return;
  await saveUnreadable(db, owner, record);
  await db.aside.delete(owner);
}

/** Stays whole, under a name of its own. */
export async function saveUnreadable(db: UserDb, owner: string, record: object): Promise<void> {
  await db.aside.add({ ...record, owner: `${nameOf(owner)}${crypto.randomUUID()}` });
  console.error('A plan that was set aside could not be read. It stays on this device.');
}

/** What of the account's this version could not read when it was needed, as it was found. Throws StorageError. */
export const unreadablePlans = (store: LocalStore, owner: string): Promise<SetAsideRecord[]> =>
  store.user((db) => ofAccount(db, owner).toArray());

const nameOf = (owner: string) => `unreadable:${owner}:`;
const ofAccount = (db: UserDb, owner: string) => db.aside.where('owner').startsWith(nameOf(owner));
