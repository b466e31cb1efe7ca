import * as v from 'valibot';
import type { Proof } from './turnstile.ts';

type Tools = {
  /** Whether a token proves that a person sends; null: proofs are not set up. */
  prove: ((token: string) => Promise<Proof>) | null;
  /** put_submission with the secret key, which has no rate limit. Its response is returned unchanged. */
  put: (submission: unknown) => Promise<Response>;
};

const BodySchema = v.object({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(2048)),
  // Everything else is judged by put_submission, as ever.
  submission: v.object({
    id: v.unknown(),
    revision: v.unknown(),
    secret: v.unknown(),
    fields: v.unknown(),
  }),
});

const MAX_BYTES = 64 * 1024;
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'cache-control': 'no-store',
};

/**
 * A submission with a proof beside it, for the day on which all turns are taken. Responds as put_submission does; no
 * code of its own refuses an entry: without a proof, the phone saves it and asks the person again.
 */
export async function proveSubmission(request: Request, { prove, put }: Tools): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
  if (request.method !== 'POST') return said(405, 'method', 'Only POST');
  if (prove === null)
    return said(501, 'unproved', 'Proofs are not set up: TURNSTILE_SECRET_KEY is missing');
  const text = await request.text();
  if (text.length > MAX_BYTES) return said(413, 'too_large', 'Too large');
  const body = v.safeParse(v.pipe(v.string(), v.parseJson(), BodySchema), text);
  if (!body.success) return said(400, 'unreadable', 'A token and a submission are needed');
  const proof = await prove(body.output.token);
  if (proof.verdict === 'unavailable') {
    console.error(`Turnstile does not answer: ${proof.why}`);
    return said(503, 'unproved', 'The proof cannot be checked now');
  }
  if (proof.verdict === 'not proved') return said(403, 'unproved', `Not proved: ${proof.why}`);
  try {
    const answer = await put(body.output.submission);
    const headers = { ...CORS, 'content-type': 'application/json' };
    return new Response(await answer.text(), { status: answer.status, headers });
  } catch {
    return said(503, 'unavailable', 'The database does not answer');
  }
}

const said = (status: number, code: string, message: string) =>
  Response.json({ code, message, details: null, hint: null }, { status, headers: CORS });
