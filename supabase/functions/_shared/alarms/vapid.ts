// By what a push service knows who sends: VAPID (RFC 8292), a token for each service instead of one for each message.
import { fromBase64url, toBase64url } from '../../../../src/base/crypto/base64url.ts';

type Environment = { get(name: string): string | undefined };
type VapidKeys = { publicKey: string; privateKey: string; subject: string };

export type Vapid = {
  /** 65 bytes in base64url: phones subscribe with it. */
  publicKey: string;
  /** The Authorization header for an endpoint's origin. */
  authorization: (origin: string) => Promise<string>;
};

const LIFE_MS = 12 * 3_600_000;
const EC = { name: 'ECDSA', namedCurve: 'P-256' };
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' };

/**
 * The sender of the operator's settings: VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY (base64url, as `npm run hosting -- --alarm-keys` and
 * web-push tools print them), VAPID_SUBJECT (mailto: or https:, where push services reach the operator). Null: not set up, and nothing is sent.
 * Throws TypeError for keys that are no pair and for another subject.
 */
export async function chosenVapid(env: Environment): Promise<Vapid | null> {
  const [publicKey, privateKey, subject] = [
    'VAPID_PUBLIC_KEY',
    'VAPID_PRIVATE_KEY',
    'VAPID_SUBJECT',
  ].map((name) => env.get(name));
  if (!publicKey || !privateKey || !subject) return null;
  return createVapid({ publicKey, privateKey, subject });
}

async function createVapid({ publicKey, privateKey, subject }: VapidKeys): Promise<Vapid> {
  // Apple answers 403 to any other.
  if (!/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]+\S*)$/.test(subject)) {
    throw new TypeError('VAPID_SUBJECT is no mailto: and no https: address');
  }
  const key = await signingKey(publicKey, privateKey);
  const tokens = new Map<string, { header: string; until: number }>();
  return {
    publicKey,
    async authorization(origin) {
      const now = Date.now();
      const known = tokens.get(origin);
      if (known && known.until > now) return known.header;
      const claims = { aud: origin, exp: Math.floor((now + LIFE_MS) / 1000), sub: subject };
      const words = `${json({ typ: 'JWT', alg: 'ES256' })}.${json(claims)}`;
      const signature = await crypto.subtle.sign(SIGNING, key, text(words));
      const token = `${words}.${toBase64url(new Uint8Array(signature))}`;
      const header = `vapid t=${token}, k=${publicKey}`;
      tokens.set(origin, { header, until: now + LIFE_MS / 2 });
      return header;
    },
  };
}

async function signingKey(publicKey: string, privateKey: string): Promise<CryptoKey> {
  const wrong = new TypeError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair of P-256');
  const point = fromBase64url(publicKey);
  if (point?.length !== 65) throw wrong;
  const [x, y] = [toBase64url(point.subarray(1, 33)), toBase64url(point.subarray(33))];
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  try {
    const key = await crypto.subtle.importKey('jwk', { ...jwk, d: privateKey }, EC, false, [
      'sign',
    ]);
    const signature = await crypto.subtle.sign(SIGNING, key, point);
    const check = await crypto.subtle.importKey('jwk', jwk, EC, false, ['verify']);
    // Some engines take halves of two pairs.
    if (await crypto.subtle.verify(SIGNING, check, signature, point)) return key;
  } catch {
    // Said below, without the key.
  }
  throw wrong;
}

const text = (words: string) => new TextEncoder().encode(words);
const json = (value: unknown) => toBase64url(text(JSON.stringify(value)));
