import { toBase64url } from './base64url.ts';

/**
 * 32 bytes for one purpose, from a secret of at least 100 random bits: HKDF with SHA-256 and no salt (RFC 5869). Nobody
 * learns the secret, or the bytes of another purpose, from them.
 */
export async function hkdf(
  secret: Uint8Array<ArrayBuffer>,
  purpose: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const source = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  const info = new TextEncoder().encode(purpose);
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
  return new Uint8Array(await crypto.subtle.deriveBits(how, source, 256));
}

/** 22 letters for one purpose, as `hkdf`. */
export const hkdfToken = async (secret: Uint8Array<ArrayBuffer>, purpose: string) =>
  toBase64url((await hkdf(secret, purpose)).subarray(0, 16));

/** SHA-256 of a text, in base64url: what a server may store of a token, or a phone of what it last sent. */
export const hashOf = async (text: string): Promise<string> =>
  toBase64url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  );
