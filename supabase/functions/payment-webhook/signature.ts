// As Stripe signs its events: `stripe-signature: t=<seconds>,v1=<hex>`, an HMAC-SHA256 of `<t>.<body>`.

const TOLERANCE_SECONDS = 5 * 60;

/** Whether the body was signed with this secret, within five minutes of now (ms since 1970). */
export async function isSigned(
  header: string | null,
  body: string,
  secret: string,
  now: number,
): Promise<boolean> {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  // An old body, recorded and sent again, must not count for ever.
  if (!/^\d{1,12}$/.test(time) || Math.abs(now / 1000 - Number(time)) > TOLERANCE_SECONDS)
    return false;
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'verify',
  ]);
  const signed = encoder.encode(`${time}.${body}`);
  // Several, while the secret is being changed.
  for (const [name, hex = ''] of parts) {
    if (name !== 'v1' || !/^[0-9a-f]{64}$/.test(hex)) continue;
    // Compares in constant time.
    if (await crypto.subtle.verify('HMAC', key, bytesOf(hex), signed)) return true;
  }
  return false;
}

const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
