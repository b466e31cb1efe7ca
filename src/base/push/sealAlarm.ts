import { fromBase64url, toBase64url } from '../crypto/base64url.ts';

/** Of a push subscription, in base64url, as `PushSubscription.getKey` gives them: a point of P-256 and 16 bytes. */
export type PushKeys = { p256dh: string; auth: string };

/** The most bytes of a message. */
export const MAX_ALARM_BYTES = 512;

/** The bytes of every sealed alarm, whatever it says: a header of 86, the message padded to 513, a tag of 16. */
export const SEALED_ALARM_BYTES = 615;

const RECORD_SIZE = 4096;
const CURVE = { name: 'ECDH', namedCurve: 'P-256' };

/** What is used once. Test vectors alone choose it. */
type Once = { pair: CryptoKeyPair; salt: Uint8Array<ArrayBuffer> };

/**
 * Encrypts a message for one push subscription (RFC 8291, one record of RFC 8188): SEALED_ALARM_BYTES in base64url. Throws RangeError for more
 * than MAX_ALARM_BYTES of UTF-8, TypeError for keys that are none.
 */
export async function sealAlarm(
  { p256dh, auth }: PushKeys,
  message: string,
  once?: Once,
): Promise<string> {
  const bytes = new TextEncoder().encode(message);
  if (bytes.length > MAX_ALARM_BYTES) throw new RangeError(`${bytes.length} bytes`);
  const phone = fromBase64url(p256dh) ?? new Uint8Array();
  const authSecret = fromBase64url(auth);
  if (authSecret?.length !== 16) throw new TypeError('auth is not 16 bytes in base64url');
  const { pair, salt } = once ?? (await newOnce());
  const sender = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const shared = await crypto.subtle.deriveBits(
    { name: 'ECDH', public: await publicKey(phone) },
    pair.privateKey,
    256,
  );
  const info = joined(text('WebPush: info\0'), phone, sender);
  const secret = await hkdf(new Uint8Array(shared), authSecret, info, 32);
  const key = await hkdf(secret, salt, text('Content-Encoding: aes128gcm\0'), 16);
  const iv = await hkdf(secret, salt, text('Content-Encoding: nonce\0'), 12);
  const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']);
  const record = new Uint8Array(MAX_ALARM_BYTES + 1);
  record.set(bytes);
  // Ends the last record; the zeros behind it are padding.
  record[bytes.length] = 2;
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, aes, record);
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, RECORD_SIZE);
  return toBase64url(
    joined(salt, size, Uint8Array.of(sender.length), sender, new Uint8Array(sealed)),
  );
}

const newOnce = async (): Promise<Once> => ({
  pair: await crypto.subtle.generateKey(CURVE, false, ['deriveBits']),
  salt: crypto.getRandomValues(new Uint8Array(16)),
});

async function publicKey(point: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  try {
    // 65 bytes: a compressed point is taken by some engines only.
    if (point.length !== 65) throw new TypeError('not 65 bytes');
    return await crypto.subtle.importKey('raw', point, CURVE, false, []);
  } catch (error) {
    throw new TypeError('p256dh is not a point of P-256 in base64url', { cause: error });
  }
}

/** HKDF with SHA-256 (RFC 5869). */
async function hkdf(
  secret: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const source = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt, info };
  return new Uint8Array(await crypto.subtle.deriveBits(how, source, length * 8));
}

const text = (words: string) => new TextEncoder().encode(words);

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
