import * as v from 'valibot';
import { parsedJson } from '../text/parsedJson.ts';

/** sending: perhaps on the server. stored: there. dropping: perhaps still there. over: its minute has passed, as the server says. */
const RowState = v.picklist(['sending', 'stored', 'dropping', 'over']);

const AlarmRowSchema = v.object({
  /** Made of the phone's id key and the key, so that the same alarm is one row on the server, whatever was interrupted. */
  id: v.string(),
  key: v.string(),
  kind: v.picklist(['opening', 'minute', 'balance', 'forms', 'evening', 'waitlist', 'look']),
  /** Ms since 1970. */
  ringAt: v.number(),
  title: v.string(),
  /** What makes it another alarm (alarmMark): one that differs in less stays as it was sealed. */
  mark: v.string(),
  /** The text that is sealed. */
  message: v.string(),
  state: RowState,
  /** When the server last said that it is stored, ms since 1970. */
  storedAt: v.number(),
});
export type AlarmRow = v.InferOutput<typeof AlarmRowSchema>;

const SeatAlertRowSchema = v.object({
  id: v.string(),
  campId: v.string(),
  name: v.string(),
  message: v.string(),
  state: RowState,
});
export type SeatAlertRow = v.InferOutput<typeof SeatAlertRowSchema>;

const SubscriptionSchema = v.object({
  endpoint: v.string(),
  p256dh: v.string(),
  auth: v.string(),
  /** The public key of the sender for which the browser has made it. */
  serverKey: v.string(),
});
export type PushAddress = v.InferOutput<typeof SubscriptionSchema>;

/** What this phone and its service worker keep of its alarms. In no sync and no backup. */
const AlarmMemorySchema = v.object({
  isOn: v.boolean(),
  wish: v.object({ atMinute: v.boolean(), weeklyLook: v.boolean() }),
  /** 32 bytes, base64url: the right to change and to drop the alarms of this phone. A new one each time they are turned on. */
  secret: v.string(),
  /** 32 bytes, base64url: ids are made of it, and it never leaves. Who has it tells from an id which camp it is, by trying all. */
  idKey: v.string(),
  /** Where the service worker sends to. */
  backend: v.object({ url: v.string(), key: v.string() }),
  subscription: v.nullable(SubscriptionSchema),
  alarms: v.array(AlarmRowSchema),
  seatAlerts: v.array(SeatAlertRowSchema),
  /** Earlier secrets: the server has yet to drop whatever it has of them. */
  owed: v.array(v.string()),
  isFull: v.boolean(),
  loss: v.nullable(v.picklist(['permission', 'subscription'])),
  trial: v.nullable(
    v.object({ id: v.string(), requestedAt: v.number(), arrivedAt: v.nullable(v.number()) }),
  ),
  /** '<last day, YYYY-MM-DD>.<22 letters>.<43 letters>' */
  pass: v.nullable(v.string()),
});
export type AlarmMemory = v.InferOutput<typeof AlarmMemorySchema>;

export const emptyAlarmMemory = (): AlarmMemory => ({
  isOn: false,
  wish: { atMinute: false, weeklyLook: false },
  secret: '',
  idKey: '',
  backend: { url: '', key: '' },
  subscription: null,
  alarms: [],
  seatAlerts: [],
  owed: [],
  isFull: false,
  loss: null,
  trial: null,
  pass: null,
});

/** Null for anything else. */
export function parseAlarmMemory(text: string): AlarmMemory | null {
  const { success, output } = v.safeParse(AlarmMemorySchema, parsedJson(text));
  return success ? output : null;
}

/** All of it goes to another subscription: what the server had for the last one rings no more. */
export const movedTo = (memory: AlarmMemory, subscription: PushAddress): AlarmMemory => ({
  ...memory,
  subscription,
  loss: null,
  alarms: memory.alarms.map(sentAgain),
  seatAlerts: memory.seatAlerts.map(sentAgain),
});

const sentAgain = <Row extends { state: AlarmRow['state'] }>(row: Row): Row =>
  row.state === 'stored' ? { ...row, state: 'sending' } : row;

/** A push has come: a trial has arrived, and a seat alert has rung, which it does once. */
export const arrived = (memory: AlarmMemory, tag: string, now: number): AlarmMemory => ({
  ...memory,
  trial: memory.trial?.id === tag ? { ...memory.trial, arrivedAt: now } : memory.trial,
  seatAlerts: memory.seatAlerts.filter(({ id }) => id !== tag),
});

/** On, or on again after a loss. `fresh`: for alarms that were off. */
export function turnedOn(
  memory: AlarmMemory,
  subscription: PushAddress,
  fresh: Pick<AlarmMemory, 'secret' | 'idKey'>,
): AlarmMemory {
  if (memory.isOn) return movedTo(memory, subscription);
  const { owed, pass, wish } = memory;
  return { ...emptyAlarmMemory(), owed, pass, wish, isOn: true, ...fresh, subscription };
}

/** Forgets everything but a pass, and what the server has yet to drop. */
export function turnedOff({ isOn, owed, secret, pass }: AlarmMemory): AlarmMemory {
  return { ...emptyAlarmMemory(), pass, owed: isOn ? [...owed, secret] : owed };
}

/** Rows of these ids are stored, unless they or the subscription are others by now than those that were sent. */
export function storedUnder(
  memory: AlarmMemory,
  sent: AlarmMemory,
  ids: readonly string[],
  now: number,
): AlarmMemory {
  if (
    memory.secret !== sent.secret ||
    memory.subscription?.endpoint !== sent.subscription?.endpoint
  )
    return memory;
  const messages = new Map(
    [...sent.alarms, ...sent.seatAlerts].map((row) => [row.id, row.message]),
  );
  const isStored = ({ id, message, state }: SeatAlertRow | AlarmRow) =>
    ids.includes(id) && state === 'sending' && messages.get(id) === message;
  return {
    ...memory,
    alarms: memory.alarms.map((row) =>
      isStored(row) ? { ...row, state: 'stored', storedAt: now } : row,
    ),
    seatAlerts: memory.seatAlerts.map((row) => (isStored(row) ? { ...row, state: 'stored' } : row)),
  };
}
