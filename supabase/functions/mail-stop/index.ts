import { createClient } from '@supabase/supabase-js';
import { mailSite } from '../_shared/mail/mailSite.ts';
import { mailStop } from './mailStop.ts';

// The edge runtime of a hosted project. Nothing else of Deno is used.
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

// The token is the right to stop: no secret key is needed.
const client = createClient(
  Deno.env.get('SUPABASE_URL') ?? '',
  Deno.env.get('SUPABASE_ANON_KEY') ?? '',
);

Deno.serve((request) =>
  mailStop(request, {
    siteUrl: mailSite(Deno.env).url,
    stop: async (token) => {
      await client.rpc('stop_mail', { token }).throwOnError();
    },
  }),
);
