import { createClient } from '@supabase/supabase-js';
import { secretKeysOf } from '../_shared/secretKeys.ts';
import { serveFeed } from './feed.ts';

// The edge runtime of a hosted project. Nothing else of Deno is used.
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const client = createClient(Deno.env.get('SUPABASE_URL') ?? '', secretKeysOf(Deno.env)[0] ?? '');

Deno.serve((request) =>
  serveFeed(request, async (question) => {
    const { data } = await client.rpc('read_feed', question).throwOnError();
    return data;
  }),
);
