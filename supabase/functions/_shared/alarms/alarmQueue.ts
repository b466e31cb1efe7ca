import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';

/** What claim_alarms answers. `claimed_at` is given back as it came: with microseconds, which a Date has not. */
export const DueAlarmsSchema = v.array(
  v.object({ id: v.string(), claimed_at: v.string(), endpoint: v.string(), sealed: v.string() }),
);
export type DueAlarm = v.InferOutput<typeof DueAlarmsSchema>[number];

/**
 * As alarms_done takes it. sent: the push service has it. gone: it knows the subscription no more. busy: not now. setup: it refuses our
 * key. refused: it takes this never. lost: no answer, so nobody knows.
 */
export type Delivered = 'sent' | 'gone' | 'busy' | 'setup' | 'refused' | 'lost';
export type AlarmResult = Pick<DueAlarm, 'id' | 'claimed_at'> & { outcome: Delivered };

export type AlarmQueue = {
  /** What is due, which nobody else gets then; it notes that a sender with this public key runs. */
  claim: (senderKey: string) => Promise<DueAlarm[]>;
  done: (results: readonly AlarmResult[]) => Promise<void>;
};

/** A sender that dies leaves so many silent at most. */
export const BATCH = 500;

/** The alarms of the database, by its own functions. Both throw where it does not answer. */
export const alarmQueue = (client: SupabaseClient): AlarmQueue => ({
  async claim(senderKey) {
    const { data } = await client
      .rpc('claim_alarms', { sender_key: senderKey, batch: BATCH })
      .throwOnError();
    return v.parse(DueAlarmsSchema, data);
  },
  async done(results) {
    await client.rpc('alarms_done', { results }).throwOnError();
  },
});
