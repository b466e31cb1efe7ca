// Each device has a key of its own that never leaves it. The space's keys lie on the server sealed from one device to another:
// with the keys of both (ECDH, P-256), so nobody who is no device of the family can pass keys off as its.
import * as v from 'valibot';
import { fromBase64url, toBase64url } from '#base/crypto/base64url.ts';
import { encryptionKey } from '#base/crypto/encrypt.ts';
import { decryptJson, encryptJson } from '#base/crypto/encryptJson.ts';
import { hkdf } from '#base/crypto/hkdf.ts';
import { keyBytes, openKeys, sealKeys, type SpaceKeys } from './spaceKeys.ts';

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };

/** `publicKey`: raw, base64url. */
export type DeviceKeys = { privateKey: CryptoKey; publicKey: string };

/** The private key cannot be read out, by this page either. */
export async function newDeviceKeys(): Promise<DeviceKeys> {
  const pair = await crypto.subtle.generateKey(CURVE, false, ['deriveBits']);
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  return { privateKey: pair.privateKey, publicKey: toBase64url(publicKey) };
}

/** Null for a text that is no public key. */
async function sharedKey(privateKey: CryptoKey, publicKey: string): Promise<CryptoKey | null> {
  const raw = fromBase64url(publicKey);
  if (raw === null) return null;
  try {
    const theirs = await crypto.subtle.importKey('raw', raw, CURVE, false, []);
    const bits = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, privateKey, 256);
    return await encryptionKey(await hkdf(new Uint8Array(bits), 'camply device to device'));
  } catch {
    return null;
  }
}

/** What a device is known by to the others. */
export type KnownDevice = { id: string; publicKey: string };

/** `from`: the id of this device. Null where the public key of `to` is none. */
export async function sealForDevice(
  keys: SpaceKeys,
  privateKey: CryptoKey,
  from: string,
  to: KnownDevice,
): Promise<string | null> {
  const key = await sharedKey(privateKey, to.publicKey);
  return key && sealKeys(keys, key, `${from} to ${to.id}`);
}

/** Null when it was not sealed for `me` by one of the family's devices. */
export async function openForDevice(
  wrapped: string,
  space: string,
  me: { id: string; privateKey: CryptoKey },
  family: readonly KnownDevice[],
): Promise<SpaceKeys | null> {
  for (const { id, publicKey } of family) {
    const key = await sharedKey(me.privateKey, publicKey);
    const keys = key && (await openKeys(wrapped, key, space, `${id} to ${me.id}`));
    if (keys) return keys;
  }
  return null;
}

const KnownSchema = v.object({ id: v.string(), publicKey: v.string() });
const introductionKey = async ({ key }: Pick<SpaceKeys, 'key'>) =>
  encryptionKey(await hkdf(keyBytes(key), 'camply introduction'));
const introductionOf = (space: string) => `camply introduction ${space}`;

/** A device that others may not have heard of yet, sealed with the key that all of them have. */
export async function introduceDevice(
  keys: SpaceKeys,
  { id, publicKey }: KnownDevice,
): Promise<string> {
  return encryptJson(await introductionKey(keys), { id, publicKey }, introductionOf(keys.space));
}

/** Null for a text that was not sealed with one of these keys. */
export async function readIntroduction(keys: SpaceKeys, text: string): Promise<KnownDevice | null> {
  for (const key of [keys, ...keys.old]) {
    const about = introductionOf(keys.space);
    const known = await decryptJson(await introductionKey(key), text, about, KnownSchema);
    if (known) return known;
  }
  return null;
}
