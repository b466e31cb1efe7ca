// Moves the family's key between this phone and the server: creates, wraps, unwraps and rewraps it.
import type { LocalStore } from '#base/storage/db.ts';
import { fromBase64url } from '#base/crypto/base64url.ts';
import type { RandomBytes } from '#base/crypto/identity.ts';
import { bind, type FamilyKey, markRecoveryCode, setKey } from './boundState.ts';
import { createFamilyCipher, KEY_LENGTH } from './familyCipher.ts';
import { type Lock, newRecoveryCode, unwrapKey, type WrappedKeys, wrapKey } from './familyKey.ts';
import { readMark } from './familyMark.ts';
import type { FamilyServer, StoredKey } from './familyServer.ts';
import type { AccountCopy, FamilySync, TurnOnOutcome } from './FamilySync.ts';

export type KeyringTools = { store: LocalStore; randomBytes: RandomBytes };

/** The keys of one account. Its methods reject with FamilySyncError. */
export type Keyring = {
  look(): Promise<AccountCopy>;
  /** The key of the account's copy, where it was unlocked in this tab; null else. */
  opened(): FamilyKey | null;
  /** `replaces`: the id of the key whose copy goes; null where there is none. */
  begin(password: string, anew: boolean): Promise<TurnOnOutcome>;
  unlock(lock: Lock, secret: string): ReturnType<FamilySync['unlock']>;
  newRecoveryCode(): Promise<string | null>;
  onPassword(password: string): Promise<'joinable' | null>;
};

export function createKeyring(
  { store, randomBytes }: KeyringTools,
  owner: string,
  server: FamilyServer,
): Keyring {
  let stored: StoredKey | null = null;
  let key: Uint8Array<ArrayBuffer> | null = null;
  /** The password of this tab's sign-in, which locks a copy again after a code unlocked it. */
  let lastPassword: string | null = null;
  /** Sent, but not confirmed or stored: a retry sends the same, or the copy would have a recovery code never shown. */
  let begun: Awaited<ReturnType<typeof newCopy>> | null = null;

  async function newCopy(password: string) {
    const fresh = Uint8Array.from(randomBytes(KEY_LENGTH));
    const { keyId } = await createFamilyCipher(fresh);
    const recoveryCode = newRecoveryCode(randomBytes);
    const wraps = {
      password: await wrapKey(fresh, 'password', password),
      recovery: await wrapKey(fresh, 'recovery', recoveryCode),
    };
    return { password, fresh, keyId, wraps, recoveryCode };
  }

  async function lookAgain(): Promise<StoredKey | null> {
    const found = await server.key();
    if (found?.keyId !== stored?.keyId) key = null;
    stored = found;
    return found;
  }

  /** The one that is here, if it is the copy's. */
  async function keyHere({ keyId }: StoredKey): Promise<Uint8Array<ArrayBuffer> | null> {
    const mark = await store.user(readMark);
    if (mark?.owner !== owner || mark.state !== 'on' || mark.keyId !== keyId) return null;
    return mark.familyKey === null ? null : fromBase64url(mark.familyKey);
  }

  async function lockAnew(found: StoredKey, changed: Partial<WrappedKeys>): Promise<boolean> {
    const next = { ...found, wraps: { ...found.wraps, ...changed } };
    const other = await server.putKey(next, found.keyId);
    stored = other ?? next;
    return other === null;
  }

  return {
    opened: () => (stored && key ? { keyId: stored.keyId, key } : null),

    async look() {
      const found = await lookAgain();
      if (found === null) return 'none';
      key ??= await keyHere(found);
      return key === null ? 'locked' : 'open';
    },

    async begin(password, anew) {
      const replaces = anew ? ((await lookAgain())?.keyId ?? null) : null;
      if (begun?.password !== password) begun = await newCopy(password);
      const { fresh, keyId, wraps, recoveryCode } = begun;
      const other = await server.putKey({ keyId, wraps }, replaces);
      if (other === null) {
        [stored, key] = [{ keyId, wraps }, fresh];
        await bind(store, owner, { keyId, key: fresh }, randomBytes, true);
        begun = null;
        return { outcome: 'done', recoveryCode };
      }
      [stored, key] = [other, await tried(other, 'password', password)];
      return { outcome: 'copyThere' };
    },

    async unlock(lock, secret) {
      const found = await lookAgain();
      if (found === null) return 'none';
      const opened = await tried(found, lock, secret);
      if (opened === null) return 'wrong';
      key = opened;
      await setKey(store, owner, { keyId: found.keyId, key });
      if (lock === 'recovery' && lastPassword !== null) {
        await lockAnew(found, { password: await wrapKey(opened, 'password', lastPassword) });
      }
      return 'done';
    },

    async newRecoveryCode() {
      const found = await lookAgain();
      const opened = found && (key ?? (await keyHere(found)));
      if (!found || !opened) return null;
      const code = newRecoveryCode(randomBytes);
      // Stored first: from the moment the server has the new code, the earlier one opens nothing, whatever happens here.
      await markRecoveryCode(store, true);
      const isLocked = await lockAnew(found, { recovery: await wrapKey(opened, 'recovery', code) });
      return isLocked ? code : null;
    },

    async onPassword(password) {
      lastPassword = password;
      const found = await lookAgain();
      if (found === null) return null;
      const opened = await tried(found, 'password', password);
      const here = await keyHere(found);
      if (opened === null && here === null) return 'joinable';
      key = opened ?? here;
      // The password was changed: the phone that has the key wraps it again, without a question.
      if (opened === null && here !== null) {
        await lockAnew(found, { password: await wrapKey(here, 'password', password) });
      }
      const isPart = key !== null && (await setKey(store, owner, { keyId: found.keyId, key }));
      return isPart ? null : 'joinable';
    },
  };
}

/** A wrap of another key opens nothing. */
async function tried(found: StoredKey, lock: Lock, secret: string) {
  const opened = await unwrapKey(found.wraps, lock, secret);
  if (opened?.length !== KEY_LENGTH) return null;
  return (await createFamilyCipher(opened)).keyId === found.keyId ? opened : null;
}
