import { toBase64url } from '../../../../src/base/crypto/base64url.ts';

/** A new pair of P-256, in base64url as web-push tools print it: 65 bytes and 32. */
export async function newVapidKeys(): Promise<{ publicKey: string; privateKey: string }> {
  const how = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = await crypto.subtle.generateKey(how, true, ['sign', 'verify']);
  const { d = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  const point = await crypto.subtle.exportKey('raw', pair.publicKey);
  return { publicKey: toBase64url(new Uint8Array(point)), privateKey: d };
}
