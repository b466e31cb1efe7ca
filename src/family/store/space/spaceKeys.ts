// The keys of a space, and the ways in which they lie on a server: sealed for the recovery code, and for each device.
import * as v from 'valibot';
import { fromBase64url, toBase64url } from '#base/crypto/base64url.ts';
import { newCode, readCode } from '#base/crypto/code.ts';
import { encryptionKey } from '#base/crypto/encrypt.ts';
import { decryptJson, encryptJson, readJson } from '#base/crypto/encryptJson.ts';
import { hashOf, hkdf, hkdfToken } from '#base/crypto/hkdf.ts';
import type { RandomBytes } from '#base/crypto/identity.ts';

/** Bytes of a key, and letters of it in base64url. */
export const KEY_LENGTH = 32;
const KeySchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const NoSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

/**
 * `key` seals what is written now. `old` ones open rows that nobody has sealed again yet, after a device was removed.
 * `no` counts the keys. `ids` names rows on the server, and stays the same.
 */
const SpaceKeysSchema = v.object({
  space: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  no: NoSchema,
  key: KeySchema,
  ids: KeySchema,
  old: v.array(v.object({ no: NoSchema, key: KeySchema })),
});
export type SpaceKeys = v.InferOutput<typeof SpaceKeysSchema>;

const token = (randomBytes: RandomBytes, length: number) =>
  toBase64url(Uint8Array.from(randomBytes(length)));

/** The keys of a new space. `space`: its id, 16 bytes in base64url; random when missing. */
export const newKeys = (randomBytes: RandomBytes, space = token(randomBytes, 16)): SpaceKeys => ({
  space,
  no: 1,
  key: token(randomBytes, KEY_LENGTH),
  ids: token(randomBytes, KEY_LENGTH),
  old: [],
});

/** The next key: what is written from now on, no earlier member can read. */
export const nextKeys = (keys: SpaceKeys, randomBytes: RandomBytes): SpaceKeys => ({
  ...keys,
  no: keys.no + 1,
  key: token(randomBytes, KEY_LENGTH),
  old: [{ no: keys.no, key: keys.key }, ...keys.old],
});

/** Bytes of 32 letters that a schema has checked. */
export const keyBytes = (key: string): Uint8Array<ArrayBuffer> =>
  fromBase64url(key) ?? new Uint8Array(KEY_LENGTH);

export const keysText = (keys: SpaceKeys): string => JSON.stringify(keys);

/** Null for anything else than the text of keys. */
export const readKeys = (text: string): SpaceKeys | null => readJson(text, SpaceKeysSchema);

/** Identifies the key; it cannot be derived from it. */
export const keyIdOf = ({ key }: SpaceKeys) => hkdfToken(keyBytes(key), 'camply space key id');

/** What a family's devices say to the server when they add or remove one. */
export const admitOf = ({ key }: SpaceKeys) => hkdfToken(keyBytes(key), 'camply space admit');

/** 130 bits cannot be guessed, however many attempts are made, so they need no stretching. */
export const RECOVERY_LETTERS = 26;

export const isRecoveryCode = (typed: string): boolean =>
  readCode(typed)?.length === RECOVERY_LETTERS;

export type Recovery = { code: string; find_hash: string; sealed: string };

/** A new code to write down, and what the server gets: with the code it finds and opens the keys. */
export async function newRecovery(keys: SpaceKeys, randomBytes: RandomBytes): Promise<Recovery> {
  const code = newCode(RECOVERY_LETTERS, randomBytes);
  const { finder, key } = await recoveryOf(readCode(code) ?? '');
  return { code, find_hash: await hashOf(finder), sealed: await sealKeys(keys, key, 'recovery') };
}

/** What a recovery code finds the keys by, and what it opens them with. `code`: as readCode answers it. */
export async function recoveryOf(code: string): Promise<{ finder: string; key: CryptoKey }> {
  const secret = new TextEncoder().encode(code);
  const key = await encryptionKey(await hkdf(secret, 'camply recovery key'));
  return { finder: await hkdfToken(secret, 'camply recovery find'), key };
}

const about = (space: string, purpose: string) => `camply space keys ${space} ${purpose}`;

export const sealKeys = (keys: SpaceKeys, key: CryptoKey, purpose: string): Promise<string> =>
  encryptJson(key, keys, about(keys.space, purpose));

/** Null for another key, another space, or a damaged text. */
export async function openKeys(
  sealed: string,
  key: CryptoKey,
  space: string,
  purpose: string,
): Promise<SpaceKeys | null> {
  const keys = await decryptJson(key, sealed, about(space, purpose), SpaceKeysSchema);
  return keys?.space === space ? keys : null;
}
