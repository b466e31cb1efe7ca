import type { SupabaseClient } from '@supabase/supabase-js';
import { atlantaDay } from '../../../src/base/day/atlantaDay.ts';
import { alarmQueue } from '../../functions/_shared/alarms/alarmQueue.ts';
import { sendAlarms } from '../../functions/_shared/alarms/sendAlarms.ts';
import { chosenVapid } from '../../functions/_shared/alarms/vapid.ts';
import type { Database } from '../database/Database.ts';
import type { Keys } from '../start/keys.ts';
import { runEvery } from '../start/runEvery.ts';

/** A person in front of this machine waits for it; a hosted project looks each minute. */
const INTERVAL_MS = 5000;
/** Phones turn alarms on only where a sender has run lately (alarm_key). */
const IDLE_RUNS = 12;

type Settings = {
  client: SupabaseClient;
  database: Pick<Database, 'query'>;
  keys: Keys['alarmKeys'];
  /** VAPID_SUBJECT, and VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY in place of the folder's own pair. */
  environment: Readonly<Record<string, string | undefined>>;
};

/**
 * What two schedules do on a hosted project: rings the alarms that are due, and once a day forgets seat alerts of camps that are over.
 * Returns how to stop. Throws TypeError for settings that are wrong; a failure later on is logged and retried.
 */
export async function scheduleAlarms(settings: Settings): Promise<() => Promise<void>> {
  const { client, database, keys, environment } = settings;
  const all: Settings['environment'] = {
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
    ...environment,
    VAPID_SUBJECT: environment.VAPID_SUBJECT || 'mailto:hello@camply.example',
  };
  const vapid = await chosenVapid({ get: (name) => all[name] });
  const queue = alarmQueue(client);
  let forgot = '';
  let idleRuns = IDLE_RUNS;
  return runEvery({
    intervalMs: INTERVAL_MS,
    startsNow: true,
    run: async (signal) => {
      const day = atlantaDay(Date.now());
      if (day !== forgot) {
        await database.query('select private.forget_seat_alerts()');
        forgot = day;
      }
      // Costs a fiftieth of a claim, which goes through the whole backend.
      const due = await database.query(
        'select from private.alarms where claimed_at is null and due_at <= now() limit 1',
      );
      idleRuns += 1;
      if (vapid === null || (due.length === 0 && idleRuns < IDLE_RUNS)) return;
      await sendAlarms(queue, vapid, { signal });
      idleRuns = 0;
    },
    failure: 'Alarms could not be rung:',
  });
}
