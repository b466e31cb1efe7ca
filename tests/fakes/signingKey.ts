const base64 = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('=', '')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
/** As a part of a token. */
export const encoded = (value: unknown) => base64(new TextEncoder().encode(JSON.stringify(value)));

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};
export type Alg = 'ES256' | 'RS256';

/** A key of a server: what it publishes, and how it signs. */
export async function aKey(alg: Alg, kid: string) {
  const algorithm = alg === 'ES256' ? ECDSA : RSA;
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const jwk = { ...(await crypto.subtle.exportKey('jwk', pair.publicKey)), kid, alg, use: 'sig' };
  const sign = async (header: object = { alg, kid }, claims: object = { sub: 'u1' }) => {
    const signed = `${encoded(header)}.${encoded(claims)}`;
    const bytes = await crypto.subtle.sign(
      algorithm,
      pair.privateKey,
      new TextEncoder().encode(signed),
    );
    return `${signed}.${base64(new Uint8Array(bytes))}`;
  };
  return { jwk, sign };
}
