import { fromBase64url, toBase64url } from './base64url.ts';

/** The length of an AES-GCM nonce in bytes. */
export const IV_LENGTH = 12;

/** Makes a key of 32 random bytes. Throws DOMException for another length. */
export const encryptionKey = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);

/**
 * Encrypts with AES-GCM (base64url). `about` is authenticated and must be the same when decrypting, so that a value
 * cannot be passed off as another. `iv` must be unique for the key; random when missing.
 */
export async function encrypt(
  key: CryptoKey,
  plain: Uint8Array<ArrayBuffer>,
  about: string,
  iv = crypto.getRandomValues(new Uint8Array(IV_LENGTH)),
): Promise<string> {
  const sealed = new Uint8Array(await crypto.subtle.encrypt(gcm(iv, about), key, plain));
  const whole = new Uint8Array(IV_LENGTH + sealed.length);
  whole.set(iv);
  whole.set(sealed, IV_LENGTH);
  return toBase64url(whole);
}

/** Decrypts a text. Returns null for another key, another `about`, or a damaged text. */
export async function decrypt(
  key: CryptoKey,
  sealed: string,
  about: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const whole = fromBase64url(sealed);
  if (whole === null) return null;
  const iv = whole.subarray(0, IV_LENGTH);
  try {
    return new Uint8Array(
      await crypto.subtle.decrypt(gcm(iv, about), key, whole.subarray(IV_LENGTH)),
    );
  } catch {
    return null;
  }
}

const gcm = (iv: Uint8Array<ArrayBuffer>, about: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(about),
});
