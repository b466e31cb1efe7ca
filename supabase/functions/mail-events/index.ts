import { createClient } from '@supabase/supabase-js';
import { secretKeysOf } from '../_shared/secretKeys.ts';
import { mailEvents } from './mailEvents.ts';

// The edge runtime of a hosted project. Nothing else of Deno is used.
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const client = createClient(Deno.env.get('SUPABASE_URL') ?? '', secretKeysOf(Deno.env)[0] ?? '');

Deno.serve((request) =>
  mailEvents(request, {
    secret: Deno.env.get('MAIL_WEBHOOK_SECRET'),
    now: Date.now,
    stop: async (address, why) => {
      await client.rpc('stop_address', { address, why }).throwOnError();
    },
  }),
);
