// Whether this phone's plan is in a family's space, and how far it is in step with it. No mark: sync is off.
import * as v from 'valibot';
import type { LocalStore, UserDb } from '#base/storage/db.ts';
import { liveValue } from '#base/storage/live.ts';
import { standingEntries } from '../space/keptSpace.ts';

const MarkSchema = v.object({
  /**
   * `locked`: the space is known, its keys are not here. `ending`: off here, and the server's copy is still to be
   * deleted. `ended`, `removed`: another device has turned sync off, or removed this one, and the family has not been
   * told yet.
   */
  state: v.picklist(['on', 'locked', 'ending', 'ended', 'removed']),
  space: v.string(),
  keyId: v.string(),
  /** The space's keys, sealed by this device for itself. */
  wrapped: v.string(),
  /** What makes this device a member, 22 letters. */
  proof: v.string(),
  /** This device in stamps: 8 hex digits. */
  device: v.string(),
  publicKey: v.string(),
  /** Not extractable: it never leaves this device. */
  privateKey: v.custom<CryptoKey>(
    (key) => typeof key === 'object' && key !== null && 'usages' in key,
  ),
  ...standingEntries,
  /** The latest recovery code that was made here was not noted down yet. */
  lacksRecoveryCode: v.boolean(),
  /** It synced before there were spaces, and the family has not been told yet. */
  isCarriedOver: v.boolean(),
});
export type FamilyMark = v.InferOutput<typeof MarkSchema>;

const KEY = 'space';

/** Reads the mark. Resolves to null while sync is off. */
export async function readMark(db: UserDb): Promise<FamilyMark | null> {
  const { success, output } = v.safeParse(MarkSchema, await db.familySync.get(KEY));
  return success ? output : null;
}

export async function writeMark(db: UserDb, mark: FamilyMark): Promise<void> {
  await db.familySync.put({ ...mark, key: KEY });
}

/** Whether other devices have this phone's plan, too. Where storage fails it stays as it was. */
export const isSynced = (store: LocalStore) =>
  liveValue(store, () => store.user(async (db) => (await readMark(db))?.state === 'on'), false);

/** Replaces the mark by the result of `change` in its own transaction; null removes it. */
export const changeMark = (
  db: UserDb,
  change: (mark: FamilyMark) => FamilyMark | null,
): Promise<FamilyMark | null> =>
  db.transaction('rw', db.familySync, async () => {
    const before = await readMark(db);
    const after = before && change(before);
    if (after === before) return after;
    if (after) await writeMark(db, after);
    else await db.familySync.delete(KEY);
    return after;
  });

/** Ends sync on this phone. The plan stays. `state`: what the family is to be told; null for nothing. */
export const unbind = (db: UserDb, state: 'ended' | 'removed' | null): Promise<void> =>
  db.transaction('rw', db.replica, db.familySync, async () => {
    await db.replica.clear();
    await changeMark(db, (mark) => state && { ...mark, state, wrapped: '' });
  });

const OldMarkSchema = v.object({
  state: v.literal('on'),
  familyKey: v.string(),
  device: v.string(),
});
const OLD_KEY = 'sync';

/**
 * How a phone synced with an account's copy, before there were spaces; null for none. `familyKey`: 32 bytes, base64url.
 */
export async function readOldMark(db: UserDb): Promise<v.InferOutput<typeof OldMarkSchema> | null> {
  const { success, output } = v.safeParse(OldMarkSchema, await db.familySync.get(OLD_KEY));
  return success ? output : null;
}

export const dropOldMark = async (db: UserDb): Promise<void> => {
  await db.familySync.delete(OLD_KEY);
};
