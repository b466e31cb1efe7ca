import { createClient } from '@supabase/supabase-js';
import { secretKeysOf } from '../_shared/secretKeys.ts';
import { answerHealth } from './health.ts';

// The edge runtime of a hosted project. Nothing else of Deno is used.
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const client = createClient(Deno.env.get('SUPABASE_URL') ?? '', secretKeysOf(Deno.env)[0] ?? '');

Deno.serve((request) =>
  answerHealth(request, async () => (await client.rpc('health').throwOnError()).data),
);
