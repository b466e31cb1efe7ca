import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Delivery } from './MailDriver.ts';

const text = v.optional(v.nullable(v.string()), null);
const MailJobSchema = v.object({
  id: v.string(),
  kind: v.picklist([
    'received',
    'asked',
    'live',
    'refused',
    'lost_link',
    'still_right',
    'claim',
    'opening',
    'weekly',
    'pass',
  ]),
  to: v.string(),
  is_first: v.boolean(),
  words: v.object({
    name: text,
    note: text,
    opens_on: text,
    openings: v.optional(
      v.array(v.object({ minutes: v.nullable(v.number()), name: v.nullable(v.string()) })),
      [],
    ),
    until: text,
  }),
  /** Null where its button needs no right. */
  token: v.nullable(v.string()),
  stop_token: v.string(),
});

/** What claim_mails answers. */
export const MailJobsSchema = v.array(MailJobSchema);
export type MailJob = v.InferOutput<typeof MailJobSchema>;

export type MailQueue = {
  claim: () => Promise<MailJob[]>;
  done: (id: string, delivery: Delivery) => Promise<void>;
};

const BATCH = 20;

/** The mails of the database, by its own functions. Both throw where it does not answer. */
export const mailQueue = (client: SupabaseClient): MailQueue => ({
  async claim() {
    const { data } = await client.rpc('claim_mails', { batch: BATCH }).throwOnError();
    return v.parse(MailJobsSchema, data);
  },
  async done(id, delivery) {
    const problem = 'problem' in delivery ? delivery.problem : null;
    await client.rpc('mail_done', { id, outcome: delivery.outcome, problem }).throwOnError();
  },
});
