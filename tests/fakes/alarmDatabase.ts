import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { sealAlarm } from '#base/push/sealAlarm.ts';
import type { Database } from '#local/database/Database.ts';
import {
  type AlarmQueue,
  BATCH,
  DueAlarmsSchema,
} from '../../supabase/functions/_shared/alarms/alarmQueue.ts';
import { newVapidKeys } from '../../supabase/functions/_shared/alarms/newVapidKeys.ts';
import { chosenVapid, type Vapid } from '../../supabase/functions/_shared/alarms/vapid.ts';
import type { Subscriber } from './pushService.ts';

/** 32 bytes, as a phone's right to change its alarms. */
export const newAlarmSecret = () => randomBytes(32).toString('base64url');

/** A sender with keys of its own. */
export async function newVapid(): Promise<Vapid> {
  const { publicKey, privateKey } = await newVapidKeys();
  const settings: Record<string, string> = {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:hello@camply.example',
  };
  const vapid = await chosenVapid({ get: (name) => settings[name] });
  if (vapid === null) throw new Error('These are settings.');
  return vapid;
}

/** The alarms of a real database, without the HTTP in between. */
export function alarmDatabase(database: Pick<Database, 'query'>) {
  const queue: AlarmQueue = {
    async claim(senderKey) {
      const [row] = await database.query('select public.claim_alarms($1, $2) as due', [
        senderKey,
        BATCH,
      ]);
      return v.parse(DueAlarmsSchema, row?.due);
    },
    async done(results) {
      await database.query('select public.alarms_done($1::jsonb)', [JSON.stringify(results)]);
    },
  };
  return {
    queue,
    /** Alarms may be sent to this service. */
    async allow(origin: string) {
      await database.query('insert into private.push_services values ($1) on conflict do nothing', [
        origin,
      ]);
    },
    /** As a phone does; it rings in 10 minutes, so that no minute that ends meanwhile makes it due. `wait` null: now. */
    async put(
      { endpoint, keys }: Subscriber,
      message = 'Rocket Pond',
      secret = newAlarmSecret(),
      wait: string | null = '10 minutes',
    ) {
      await database.query('delete from private.hand_over_turns');
      const put = `select public.put_alarm($1, $2, $3, now() + $5::interval, $4) as said`;
      const [row] = await database.query(put, [
        randomBytes(16).toString('base64url'),
        secret,
        endpoint,
        await sealAlarm(keys, message),
        wait,
      ]);
      return v.parse(v.object({ outcome: v.string(), ring_at: v.string() }), row?.said);
    },
    /** Many that are due, of bytes that nobody opens. */
    async fill({ endpoint }: Subscriber, count: number, secret: string) {
      await database.query(
        `insert into private.alarms (id, secret_hash, endpoint, ring_at, sealed, due_at)
           select left(private.new_token(), 22), sha256(convert_to($1, 'utf8')), $2, date_trunc('minute', now()), decode(repeat('00', 615), 'hex'), now()
           from generate_series(1, $3)`,
        [secret, endpoint, count],
      );
    },
    /** All of a phone, as the phone does. */
    async drop(secret: string) {
      await database.query('select public.drop_alarms($1)', [secret]);
    },
    /** As if so much time had passed. */
    async pass(time: string) {
      await database.query(
        `update private.alarms set due_at = due_at - $1::interval,
           ring_at = date_trunc('minute', ring_at - $1::interval), claimed_at = claimed_at - $1::interval`,
        [time],
      );
    },
    async count(): Promise<number> {
      const [row] = await database.query('select count(*)::integer as n from private.alarms');
      return v.parse(v.number(), row?.n);
    },
  };
}
