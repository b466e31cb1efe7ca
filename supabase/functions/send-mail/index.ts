import { createClient } from '@supabase/supabase-js';
import { mailQueue } from '../_shared/mail/MailQueue.ts';
import { mailSite } from '../_shared/mail/mailSite.ts';
import { chosenDriver } from '../_shared/mail/chosenDriver.ts';
import { sendMails } from '../_shared/mail/sendMails.ts';
import { hasSecretKey, secretKeysOf } from '../_shared/secretKeys.ts';

// The edge runtime of a hosted project. Nothing else of Deno is used.
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const secretKeys = secretKeysOf(Deno.env);
const url = Deno.env.get('SUPABASE_URL') ?? '';
const queue = mailQueue(createClient(url, secretKeys[0] ?? ''));
const driver = chosenDriver(Deno.env);
const addresses = { site: mailSite(Deno.env), functionsUrl: `${url}/functions/v1` };

// For the schedule only (supabase/hosting.md), which knows a key. Never for browsers.
Deno.serve(async ({ headers }) => {
  if (!(await hasSecretKey(headers, secretKeys))) return new Response(null, { status: 401 });
  if (driver === null) return Response.json({ message: 'Mail is not set up' }, { status: 501 });
  return Response.json(await sendMails(queue, driver, addresses));
});
