// A room is a space whose keys come from a link. Whoever has the link reads it; who made it can close it, too.
import { fromBase64url, toBase64url } from '#base/crypto/base64url.ts';
import { hkdf, hkdfToken } from '#base/crypto/hkdf.ts';
import type { RandomBytes } from '#base/crypto/identity.ts';
import type { SpaceKeys } from './spaceKeys.ts';

/** 128 bits cannot be guessed, however many attempts are made. */
const SECRET_BYTES = 16;

/** 22 letters. */
export const newRoomSecret = (randomBytes: RandomBytes): string =>
  toBase64url(Uint8Array.from(randomBytes(SECRET_BYTES)));

export type RoomAccess = { keys: SpaceKeys; proof: string };

/** What a link opens, from its secret; null for a text that is none. */
export async function roomAccess(secret: string): Promise<RoomAccess | null> {
  const bytes = secretBytes(secret);
  if (bytes === null) return null;
  const [space, proof, key, ids] = await Promise.all([
    hkdfToken(bytes, 'camply room space'),
    hkdfToken(bytes, 'camply room proof'),
    hkdf(bytes, 'camply room key'),
    hkdf(bytes, 'camply room ids'),
  ]);
  const keys = { space, no: 1, key: toBase64url(key), ids: toBase64url(ids), old: [] };
  return { keys, proof };
}

export type RoomMaker = { proof: string; admit: string };

/** What makes somebody the maker of a room, from a secret that is in no link; null for a text that is none. */
export async function roomMaker(ownSecret: string): Promise<RoomMaker | null> {
  const bytes = secretBytes(ownSecret);
  if (bytes === null) return null;
  const [proof, admit] = await Promise.all([
    hkdfToken(bytes, 'camply room maker proof'),
    hkdfToken(bytes, 'camply room maker admit'),
  ]);
  return { proof, admit };
}

/** The bytes of a link's secret, 22 letters; null for another text. */
export function secretBytes(secret: string): Uint8Array<ArrayBuffer> | null {
  return /^[\w-]{22}$/.test(secret) ? fromBase64url(secret) : null;
}
