import { toBase64url } from '#base/crypto/base64url.ts';
import { readCode } from '#base/crypto/code.ts';
import { encryptionKey } from '#base/crypto/encrypt.ts';
import { ITERATIONS, deriveBits } from '#base/crypto/deriveBits.ts';

/** Letters of a typed code: 50 bits. */
export const CODE_LETTERS = 10;
/** Bytes of a link's code: 128 bits. */
export const LINK_BYTES = 16;

/** What was typed, pasted or opened, in the one way it counts; null when it can be no code and no link of ours. */
export function readHandOverCode(typed: string): string | null {
  const [, fragment = typed.trim()] = /#(.*)$/s.exec(typed.trim()) ?? [];
  if (/^[\w-]{22}$/.test(fragment)) return fragment;
  const code = readCode(fragment);
  return code?.length === CODE_LETTERS ? code : null;
}

/** Derives the server's id and the key from the code. Neither reveals the other. */
export async function deriveIdAndKey(code: string): Promise<{ place: string; key: CryptoKey }> {
  const salt = new TextEncoder().encode('camply hand-over 1');
  const bits = await deriveBits(code, salt, ITERATIONS, 128 + 256);
  return { place: toBase64url(bits.slice(0, 16)), key: await encryptionKey(bits.slice(16)) };
}
