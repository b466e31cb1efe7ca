// The keys of a circle. They are random, and change when a family leaves: a link has them sealed for itself, and so has each family.
import * as v from 'valibot';
import { fromBase64url, toBase64url } from '#base/crypto/base64url.ts';
import { encrypt, encryptionKey, IV_LENGTH } from '#base/crypto/encrypt.ts';
import { decryptJson, encryptJson } from '#base/crypto/encryptJson.ts';
import { hashOf, hkdf, hkdfToken } from '#base/crypto/hkdf.ts';
import type { RandomBytes } from '#base/crypto/identity.ts';
import { type CircleAccess, LONGEST_CIRCLE_NAME } from '#family/rules/plan/circleRows.ts';
import {
  introduceDevice,
  type KnownDevice,
  openForDevice,
  readIntroduction,
  sealForDevice,
} from './deviceKeys.ts';
import { secretBytes } from './roomKeys.ts';
import { keyBytes, nextKeys, openKeys, sealKeys, type SpaceKeys } from './spaceKeys.ts';

/** How many earlier keys open slips that nobody has sealed again. With more, the keys would outgrow what a server stores of them. */
const MOST_OLD_KEYS = 8;

export const withFewOldKeys = (keys: SpaceKeys): SpaceKeys => ({
  ...keys,
  old: keys.old.slice(0, MOST_OLD_KEYS),
});

/** The key after a family has left, or the link was taken back. */
export const nextCircleKeys = (keys: SpaceKeys, randomBytes: RandomBytes): SpaceKeys =>
  withFewOldKeys(nextKeys(keys, randomBytes));

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };
const PROOF_BYTES = 16;

/** What the link of a circle opens. `proof`: what the server finds the circle by. */
export type CircleLink = { proof: string; key: CryptoKey };

/** Null for a secret that is none. */
export async function circleLink(secret: string): Promise<CircleLink | null> {
  const bytes = secretBytes(secret);
  if (bytes === null) return null;
  const [proof, key] = await Promise.all([
    hkdfToken(bytes, 'camply circle proof'),
    hkdf(bytes, 'camply circle key'),
  ]);
  return { proof, key: await encryptionKey(key) };
}

const NameSchema = v.pipe(v.string(), v.maxLength(LONGEST_CIRCLE_NAME));
const nameOf = (space: string) => `camply circle name ${space}`;

/** The keys and the name of the circle, as the server keeps them for whoever has the link. */
export async function sealForLink(keys: SpaceKeys, name: string, link: CircleLink) {
  const sealed = await sealKeys(keys, link.key, 'link');
  return `${sealed}.${await encryptJson(link.key, name, nameOf(keys.space))}`;
}

/** Null for what was sealed for another link, or another circle. */
export async function openForLink(
  wrapped: string,
  space: string,
  link: CircleLink,
): Promise<{ keys: SpaceKeys; name: string } | null> {
  const [sealed = '', sealedName = ''] = wrapped.split('.');
  const keys = await openKeys(sealed, link.key, space, 'link');
  const name = await decryptJson(link.key, sealedName, nameOf(space), NameSchema);
  return keys && { keys, name: name ?? '' };
}

type OwnKeys = Pick<CircleAccess, 'proof' | 'privateKey' | 'publicKey'>;

/** A family as a new member. All its phones have these keys, so they can be read out. */
export async function newCircleMember(randomBytes: RandomBytes): Promise<OwnKeys> {
  const pair = await crypto.subtle.generateKey(CURVE, true, ['deriveBits']);
  const [privateKey, publicKey] = await Promise.all([
    crypto.subtle.exportKey('pkcs8', pair.privateKey),
    crypto.subtle.exportKey('raw', pair.publicKey),
  ]);
  return {
    proof: toBase64url(Uint8Array.from(randomBytes(PROOF_BYTES))),
    privateKey: toBase64url(new Uint8Array(privateKey)),
    publicKey: toBase64url(new Uint8Array(publicKey)),
  };
}

/** `id`: the hash of the family's proof, by which the others know it, too. */
export type CircleMember = KnownDevice & { privateKey: CryptoKey };

/** Rejects with DOMException for keys that are none. */
export async function circleMember(own: OwnKeys): Promise<CircleMember> {
  const bytes = fromBase64url(own.privateKey) ?? new Uint8Array();
  const privateKey = await crypto.subtle.importKey('pkcs8', bytes, CURVE, false, ['deriveBits']);
  return { id: await hashOf(own.proof), publicKey: own.publicKey, privateKey };
}

/** The keys, sealed by this family for another one, which need not know it: whoever had the keys before does. */
export async function sealForMember(
  next: SpaceKeys,
  before: SpaceKeys,
  me: CircleMember,
  to: KnownDevice,
): Promise<string> {
  const sealed = await sealForDevice(next, me.privateKey, me.id, to);
  return `${sealed ?? 'none'}.${await introduceDevice(before, me)}`;
}

/** Null for keys that are older than those known here, and for what no family has sealed for this one. */
export async function openForMember(
  wrapped: string,
  before: SpaceKeys,
  me: CircleMember,
  families: readonly KnownDevice[],
): Promise<SpaceKeys | null> {
  const [sealed = '', introduction = ''] = wrapped.split('.');
  const introduced = await readIntroduction(before, introduction);
  const known = introduced ? [...families, introduced] : families;
  const keys = await openForDevice(sealed, before.space, me, [me, ...known]);
  return keys && isLaterKey(keys, before) ? keys : null;
}

/** Whoever counts much further wants that no later key is ever taken. */
const MOST_STEPS = 1000;

/** Whether these keys may follow those known here: a family that was away for years has missed fewer. */
export const isLaterKey = (keys: SpaceKeys, before: SpaceKeys): boolean =>
  keys.no > before.no && keys.no <= before.no + MOST_STEPS;

const text = new TextEncoder();

/** What of a quiet wish the server gets: hashes under the key of now, which it does not have, and a sealed text. */
export async function createQuietCipher({ key, space }: SpaceKeys) {
  const hashing = await crypto.subtle.importKey(
    'raw',
    await hkdf(keyBytes(key), 'camply circle quiet hashes'),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const sealing = await encryptionKey(await hkdf(keyBytes(key), 'camply circle quiet words'));
  const about = `camply quiet ${space}`;
  return {
    /** 22 letters. */
    async hash(purpose: 'slot' | 'wish', given: string): Promise<string> {
      const whole = await crypto.subtle.sign('HMAC', hashing, text.encode(`${purpose} ${given}`));
      return toBase64url(new Uint8Array(whole).subarray(0, 16));
    },
    /**
     * The same words of a slot are the same ciphertext, or the server would write all of them again at each pass. The nonce
     * is a hash of what it seals, as in RFC 5297: it never seals anything else.
     */
    async seal(slot: string, words: string): Promise<string> {
      const nonce = await crypto.subtle.sign(
        'HMAC',
        hashing,
        text.encode(`words ${slot} ${words}`),
      );
      const iv = new Uint8Array(nonce).slice(0, IV_LENGTH);
      return encrypt(sealing, text.encode(JSON.stringify(words)), about, iv);
    },
    /** Null for a text of another circle or key. */
    open: (sealed: string): Promise<string | null> =>
      decryptJson(sealing, sealed, about, v.string()),
  };
}
