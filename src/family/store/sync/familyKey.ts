// The family's key on the server: locked, once with the password and once with a recovery code that is shown one time.
import * as v from 'valibot';
import { fromBase64url, toBase64url } from '#base/crypto/base64url.ts';
import { newCode, readCode } from '#base/crypto/code.ts';
import { decrypt, encrypt, encryptionKey } from '#base/crypto/encrypt.ts';
import { isValidIterationCount, ITERATIONS, deriveBits } from '#base/crypto/deriveBits.ts';
import type { RandomBytes } from '#base/crypto/identity.ts';

const WrapSchema = v.object({ salt: v.string(), rounds: v.number(), key: v.string() });
export type WrappedKey = v.InferOutput<typeof WrapSchema>;
export const WrappedKeysSchema = v.object({ password: WrapSchema, recovery: WrapSchema });
export type WrappedKeys = v.InferOutput<typeof WrappedKeysSchema>;
/** What locks it. */
export type Lock = keyof WrappedKeys;

/** 130 bits cannot be guessed, however many attempts are made. */
const RECOVERY_LETTERS = 26;

export const newRecoveryCode = (randomBytes: RandomBytes): string =>
  newCode(RECOVERY_LETTERS, randomBytes);

const about = (lock: Lock) => `camply family key ${lock}`;

/** Takes a second on a phone. `secret`: a password, or a recovery code as newRecoveryCode makes it. */
export async function wrapKey(
  familyKey: Uint8Array<ArrayBuffer>,
  lock: Lock,
  secret: string,
): Promise<WrappedKey> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const key = await encryptionKey(await deriveBits(counted(lock, secret), salt, ITERATIONS, 256));
  return {
    salt: toBase64url(salt),
    rounds: ITERATIONS,
    key: await encrypt(key, familyKey, about(lock)),
  };
}

/** Unwraps the key. Resolves to null for a wrong password or code, or a damaged wrap. */
export async function unwrapKey(
  wraps: WrappedKeys,
  lock: Lock,
  secret: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { salt, rounds, key: sealed } = wraps[lock];
  const grains = fromBase64url(salt);
  if (!grains || !isValidIterationCount(rounds)) return null;
  const key = await encryptionKey(await deriveBits(counted(lock, secret), grains, rounds, 256));
  return decrypt(key, sealed, about(lock));
}

/** A code counts as it is meant, not as it is typed. */
const counted = (lock: Lock, secret: string) =>
  lock === 'recovery' ? (readCode(secret) ?? '') : secret;
