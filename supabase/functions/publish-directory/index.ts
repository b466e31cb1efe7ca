import { createClient } from '@supabase/supabase-js';
import { askWith, bucketStore } from './bucketStore.ts';
import { publishDirectory } from './publishDirectory.ts';

// The edge runtime of a hosted project. Nothing else of Deno is used.
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const secretKey = Deno.env.get('SUPABASE_SERVICE_ROLE_KEY') ?? '';
const client = createClient(Deno.env.get('SUPABASE_URL') ?? '', secretKey);

// For the schedule only (supabase/README.md), which knows the key.
Deno.serve(async ({ headers }) => {
  if (secretKey === '' || headers.get('authorization') !== `Bearer ${secretKey}`) {
    return new Response(null, { status: 401 });
  }
  return Response.json(await publishDirectory(askWith(client), bucketStore(client), Date.now()));
});
