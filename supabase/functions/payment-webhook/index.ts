import { createClient } from '@supabase/supabase-js';
import { secretKeysOf } from '../_shared/secretKeys.ts';
import { paymentWebhook } from './paymentWebhook.ts';

// The edge runtime of a hosted project. Nothing else of Deno is used.
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const client = createClient(Deno.env.get('SUPABASE_URL') ?? '', secretKeysOf(Deno.env)[0] ?? '');

Deno.serve((request) =>
  paymentWebhook(request, {
    secret: Deno.env.get('PAYMENT_WEBHOOK_SECRET'),
    now: Date.now,
    record: async (payment) => {
      await client.rpc('record_payment', { payment }).throwOnError();
    },
    reverse: async (reversal) => {
      await client.rpc('record_reversal', { reversal }).throwOnError();
    },
  }),
);
