import { secretKeysOf } from '../_shared/secretKeys.ts';
import { proveSubmission } from './proveSubmission.ts';
import { askTurnstile } from './turnstile.ts';

// The edge runtime of a hosted project. Nothing else of Deno is used.
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const [secretKey = ''] = secretKeysOf(Deno.env);
const turnstileKey = Deno.env.get('TURNSTILE_SECRET_KEY');
const address = `${Deno.env.get('SUPABASE_URL') ?? ''}/rest/v1/rpc/put_submission`;
const headers = {
  apikey: secretKey,
  authorization: `Bearer ${secretKey}`,
  'content-type': 'application/json',
};

Deno.serve((request) =>
  proveSubmission(request, {
    prove: turnstileKey ? (token) => askTurnstile(token, turnstileKey) : null,
    put: (submission) =>
      fetch(address, { method: 'POST', headers, body: JSON.stringify(submission) }),
  }),
);
