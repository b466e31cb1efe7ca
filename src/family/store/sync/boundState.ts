// Changes the replica and its mark: always both, in one transaction.
import type { LocalStore, UserDb } from '#base/storage/db.ts';
import { toBase64url } from '#base/crypto/base64url.ts';
import type { RandomBytes } from '#base/crypto/identity.ts';
import {
  changeMark,
  emptyMark,
  type FamilyMark,
  readMark,
  START,
  writeMark,
} from './familyMark.ts';
import { readReplica, writeReplica } from './replicaRows.ts';

export type FamilyKey = { keyId: string; key: Uint8Array<ArrayBuffer> };

const DEVICE_BYTES = 4;

const inBoth = <T>(store: LocalStore, work: (db: UserDb, mark: FamilyMark | null) => Promise<T>) =>
  store.user((db) =>
    db.transaction('rw', db.replica, db.familySync, async () => work(db, await readMark(db))),
  );

/**
 * Binds this phone's plan to the account and to the copy that the key opens. `lacksRecoveryCode`: the copy is new, and
 * its recovery code was not shown yet.
 */
export const bind = (
  store: LocalStore,
  owner: string,
  { keyId, key }: FamilyKey,
  randomBytes: RandomBytes,
  lacksRecoveryCode = false,
): Promise<void> =>
  inBoth(store, async (db) => {
    const device = Array.from(randomBytes(DEVICE_BYTES), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    await db.replica.clear();
    await writeMark(db, {
      ...emptyMark(owner),
      state: 'on',
      keyId,
      familyKey: toBase64url(key),
      device,
      lacksRecoveryCode,
    });
  });

/** Stores the key again. If the copy was restarted with another one, all local data is pushed into it. */
export const setKey = (
  store: LocalStore,
  owner: string,
  { keyId, key }: FamilyKey,
): Promise<boolean> =>
  inBoth(store, async (db, mark) => {
    if (mark?.owner !== owner || mark.state !== 'on') return false;
    const familyKey = toBase64url(key);
    if (mark.keyId === keyId) {
      await writeMark(db, { ...mark, familyKey });
      return true;
    }
    const again = [...(await readReplica(db)).values()].map((row) => ({
      ...row,
      version: row.version + 1,
    }));
    await writeReplica(db, again);
    await writeMark(db, { ...mark, familyKey, keyId, cursor: START, epoch: null, leftOut: [] });
    return true;
  });

/** Marks whether the recovery code of the copy still has to be noted down. */
export const markRecoveryCode = (
  store: LocalStore,
  lacksRecoveryCode: boolean,
): Promise<FamilyMark | null> =>
  store.user((db) => changeMark(db, (before) => ({ ...before, lacksRecoveryCode })));

/** Ends sync. The plan stays on this phone and still belongs to the account. */
export const unbind = (store: LocalStore, state: 'off' | 'ended'): Promise<void> =>
  inBoth(store, async (db, mark) => {
    await db.replica.clear();
    if (mark) await writeMark(db, { ...emptyMark(mark.owner), state });
  });

/**
 * Unbinds the plan of this phone: the next account that turns sync on takes it. `owner`: unbinds only this account's
 * plan; any account's when missing.
 */
export const forgetOwner = (store: LocalStore, owner?: string): Promise<void> =>
  inBoth(store, async (db, mark) => {
    if (owner !== undefined && mark !== null && mark.owner !== owner) return;
    await Promise.all([db.replica.clear(), db.familySync.clear()]);
  });
