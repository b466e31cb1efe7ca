import * as v from 'valibot';

const SITEVERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const TIMEOUT_MS = 10_000;

const AnswerSchema = v.object({
  success: v.boolean(),
  'error-codes': v.fallback(v.array(v.string()), []),
});

/** person; not proved, and why; unavailable: no verdict, retry with the same token. */
export type Proof = { verdict: 'person' } | { verdict: 'not proved' | 'unavailable'; why: string };

/** Matches error codes that are not the sender's fault. */
const OUR_FAULT = /^(internal-error|missing-input-secret|invalid-input-secret|bad-request)$/;

/** Verifies a token of the Turnstile widget. Never throws. */
export async function askTurnstile(
  token: string,
  secret: string,
  url = SITEVERIFY,
): Promise<Proof> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({
        secret,
        response: token,
        // A token is valid once. With the same key a repeated request gets the first response, in case that was lost.
        idempotency_key: await keyOf(token),
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = v.safeParse(AnswerSchema, await response.json());
    if (!answer.success) return { verdict: 'unavailable', why: `status ${response.status}` };
    const { success, 'error-codes': codes } = answer.output;
    if (success) return { verdict: 'person' };
    const isOurs = codes.length === 0 || codes.some((code) => OUR_FAULT.test(code));
    return { verdict: isOurs ? 'unavailable' : 'not proved', why: codes.join(', ') };
  } catch (error) {
    return { verdict: 'unavailable', why: error instanceof Error ? error.message : String(error) };
  }
}

/** A UUID out of the token's hash. */
async function keyOf(token: string): Promise<string> {
  const hash = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)),
  );
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}
