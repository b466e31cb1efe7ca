// The four calls of sealed alarms, by a page or the service worker, and what the server answers.
import * as v from 'valibot';
import type { AlarmRow, PushAddress, SeatAlertRow } from './alarmMemory.ts';
import { sealAlarm } from './sealAlarm.ts';
import type { Clock } from '../device/clock.ts';
import { type Backend, callFunction, type Reply, replyTo } from '../http/post.ts';
import { serverWaitMs } from '../http/serverWaitMs.ts';

/** unserved: the server sends to no such push service. `waitMs`: the server's own wait, or 0. */
export type PutOutcome =
  | { kind: 'stored' | 'past' | 'full' | 'unpaid' | 'room' | 'gone' | 'dropped' | 'unserved' }
  | { kind: 'failed'; waitMs: number };

/** Who puts: everything that is sent with each alarm. */
export type AlarmSender = { secret: string; subscription: PushAddress; pass: string | null };

const OutcomeSchema = v.object({
  outcome: v.picklist(['stored', 'past', 'full', 'refused', 'unpaid', 'room', 'gone']),
});
const DroppedSchema = v.object({ dropped: v.number() });
const UnservedSchema = v.object({ message: v.literal('This is no push service') });
const KeySchema = v.object({
  key: v.nullable(v.string()),
  fee: v.nullable(
    v.object({
      checkout_url: v.pipe(v.string(), v.startsWith('https://')),
      cents: v.number(),
    }),
  ),
});
export type AlarmKey = v.InferOutput<typeof KeySchema>;

export function createAlarmServer(backend: () => Backend, clock: Clock) {
  const ask = (name: string, args: object, signal: AbortSignal) =>
    replyTo((within) => callFunction(backend(), name, args, within), signal, clock);

  async function put(
    name: 'put_alarm' | 'put_seat_alert',
    { secret, subscription, pass }: AlarmSender,
    { id, message }: Pick<AlarmRow, 'id' | 'message'>,
    rest: object,
    signal: AbortSignal,
  ): Promise<PutOutcome> {
    const { endpoint } = subscription;
    const sealed = await sealAlarm(subscription, message);
    const args = { id, secret, endpoint, sealed, pass, ...rest };
    const reply = await ask(name, args, signal);
    const answer = v.safeParse(OutcomeSchema, reply.json);
    if (reply.status === 400 && v.is(UnservedSchema, reply.json)) return { kind: 'unserved' };
    if (reply.status !== 200 || !answer.success) return failed(reply);
    const { outcome } = answer.output;
    // No other phone can have this id: a fault of ours, which may pass.
    return outcome === 'refused' ? failed(reply) : { kind: outcome };
  }

  return {
    /** `ringAt`: ms since 1970; null: the next minute of the server. Throws the signal's reason, and errors of sealAlarm. */
    putAlarm: (
      sender: AlarmSender,
      row: Pick<AlarmRow, 'id' | 'message'> & { ringAt: number | null },
      signal: AbortSignal,
    ) => {
      const at = row.ringAt === null ? null : new Date(row.ringAt).toISOString();
      return put('put_alarm', sender, row, { ring_at: at }, signal);
    },
    /** Throws as putAlarm. */
    putSeatAlert: (sender: AlarmSender, row: SeatAlertRow, signal: AbortSignal) =>
      put('put_seat_alert', sender, row, { camp_id: row.campId }, signal),
    /** `ids` null: everything of this secret. Throws the signal's reason. */
    async drop(
      secret: string,
      ids: readonly string[] | null,
      signal: AbortSignal,
    ): Promise<PutOutcome> {
      const reply = await ask('drop_alarms', { secret, ...(ids && { ids }) }, signal);
      const isDone = reply.status === 200 && v.is(DroppedSchema, reply.json);
      return isDone ? { kind: 'dropped' } : failed(reply);
    },
    /** The key of the sender and the season's fee; null without an answer. Throws the signal's reason. */
    async key(signal: AbortSignal): Promise<AlarmKey | null> {
      const { status, json } = await ask('alarm_key', {}, signal);
      const answer = v.safeParse(KeySchema, json);
      return status === 200 && answer.success ? answer.output : null;
    },
  };
}
export type AlarmServer = ReturnType<typeof createAlarmServer>;

const failed = (reply: Reply): PutOutcome => ({ kind: 'failed', waitMs: serverWaitMs(reply) ?? 0 });
