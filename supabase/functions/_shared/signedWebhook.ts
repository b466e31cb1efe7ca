// As Standard Webhooks and Svix sign: `v1,<base64>`, an HMAC-SHA256 of `<id>.<seconds>.<body>`. Several, while the secret is
// being changed.

const TOLERANCE_SECONDS = 5 * 60;

/**
 * Whether the body was signed with this secret (`v1,whsec_...` or `whsec_...`, base64), within five minutes of now (ms
 * since 1970).
 */
export async function isSignedWebhook(
  headers: Headers,
  body: string,
  secret: string,
  now: number,
): Promise<boolean> {
  const header = (name: string) =>
    headers.get(`webhook-${name}`) ?? headers.get(`svix-${name}`) ?? '';
  const time = header('timestamp');
  // An old body, recorded and sent again, must not count for ever.
  if (!/^\d{1,12}$/.test(time) || Math.abs(now / 1000 - Number(time)) > TOLERANCE_SECONDS)
    return false;
  const raw = bytesOf(secret.replace(/^(?:v1,)?whsec_/, ''));
  if (raw === null || raw.length === 0) return false;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['verify']);
  const signed = new TextEncoder().encode(`${header('id')}.${time}.${body}`);
  for (const one of header('signature').split(' ')) {
    const given = one.startsWith('v1,') ? bytesOf(one.slice(3)) : null;
    // Compares in constant time.
    if (given !== null && (await crypto.subtle.verify('HMAC', key, given, signed))) return true;
  }
  return false;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
