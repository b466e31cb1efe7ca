import { createClient } from '@supabase/supabase-js';
import { alarmQueue } from '../_shared/alarms/alarmQueue.ts';
import { sendAlarms } from '../_shared/alarms/sendAlarms.ts';
import { chosenVapid } from '../_shared/alarms/vapid.ts';
import { hasSecretKey, secretKeysOf } from '../_shared/secretKeys.ts';

// The edge runtime of a hosted project. Nothing else of Deno is used.
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const secretKeys = secretKeysOf(Deno.env);
const queue = alarmQueue(createClient(Deno.env.get('SUPABASE_URL') ?? '', secretKeys[0] ?? ''));
const vapid = await chosenVapid(Deno.env);

// For the schedule only (supabase/hosting.md), which knows a key. Never for browsers.
Deno.serve(async ({ headers }) => {
  if (!(await hasSecretKey(headers, secretKeys))) return new Response(null, { status: 401 });
  if (vapid === null) return Response.json({ message: 'Alarms are not set up' }, { status: 501 });
  return Response.json(await sendAlarms(queue, vapid));
});
