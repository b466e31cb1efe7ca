// Whose plan this phone has, and how far it is in step with the family's other devices.
import * as v from 'valibot';
import type { UserDb } from '#base/storage/db.ts';

const MarkSchema = v.object({
  /** The account whose plan this is, also while sync is off: no other one gets it. */
  owner: v.string(),
  /**
   * `ending`: off here, and the copy on the server is still to be deleted. `ended`: another device has turned it off,
   * and the family has not been notified yet.
   */
  state: v.picklist(['on', 'off', 'ending', 'ended']),
  keyId: v.string(),
  /** The family's key, base64url; null while it is not here. */
  familyKey: v.nullable(v.string()),
  /** This device in stamps: 8 hex digits. */
  device: v.string(),
  cursor: v.object({ xid: v.string(), id: v.string() }),
  epoch: v.nullable(v.string()),
  /** How far this device's clock is ahead of the server's, ms. */
  aheadMs: v.number(),
  /** When the last pass was done, ms since 1970; null before the first. */
  syncedAt: v.nullable(v.number()),
  /** Keys of rows that the server does not take. */
  leftOut: v.array(v.string()),
  /** The recovery code that was made here was not noted down yet. */
  lacksRecoveryCode: v.optional(v.boolean(), false),
});
export type FamilyMark = v.InferOutput<typeof MarkSchema>;

const KEY = 'sync';

export const START = { xid: '0', id: '' };

/** The mark of a phone without sync. */
export const emptyMark = (owner: string): FamilyMark => ({
  owner,
  state: 'off',
  keyId: '',
  familyKey: null,
  device: '',
  cursor: START,
  epoch: null,
  aheadMs: 0,
  syncedAt: null,
  leftOut: [],
  lacksRecoveryCode: false,
});

/** Reads the mark. Resolves to null while this phone's plan has no owner. */
export async function readMark(db: UserDb): Promise<FamilyMark | null> {
  const { success, output } = v.safeParse(MarkSchema, await db.familySync.get(KEY));
  return success ? output : null;
}

export async function writeMark(db: UserDb, mark: FamilyMark): Promise<void> {
  await db.familySync.put({ ...mark, key: KEY });
}

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
