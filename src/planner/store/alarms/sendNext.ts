// One request of a pass. What is to be done stands in the file: a phone that dies between two steps goes on with it.
import {
  type AlarmMemory,
  type AlarmRow,
  type SeatAlertRow,
  storedUnder,
} from '#base/push/alarmMemory.ts';
import { logBug } from '#base/device/isNoAnswer.ts';
import type { AlarmSender, AlarmServer, PutOutcome } from '#base/push/alarmServer.ts';
import type { Push } from './browserPush.ts';

export type SendTools = {
  push: Pick<Push, 'show'>;
  server: AlarmServer;
  read: () => Promise<AlarmMemory>;
  change: (next: (memory: AlarmMemory) => AlarmMemory) => Promise<AlarmMemory>;
  now: () => number;
};

/** Null when nothing is left. `mayPut`: the subscription is good. Throws the signal's reason. */
export async function sendNext(
  tools: SendTools,
  mayPut: boolean,
  signal: AbortSignal,
): Promise<PutOutcome | null> {
  const memory = await tools.read();
  const [owed] = memory.owed;
  if (owed !== undefined) return dropAll(tools, owed, signal);
  const ids = [...memory.alarms, ...memory.seatAlerts]
    .filter(({ state }) => state === 'dropping')
    .map(({ id }) => id);
  // Before anything is put: the server takes 60 of a phone.
  if (ids.length > 0) return dropRows(tools, memory.secret, ids, signal);
  if (!mayPut) return null;
  const alert = memory.seatAlerts.find(({ state }) => state === 'sending');
  if (alert !== undefined) {
    const outcome = await putSeatAlert(tools, memory, alert, signal);
    // Somebody said so while this phone could not ring: nobody else will tell it.
    if (outcome?.kind === 'room') await tools.push.show(alert.message).catch(logBug);
    return outcome;
  }
  const row = memory.alarms.find(({ state }) => state === 'sending');
  return row === undefined ? null : putAlarm(tools, memory, row, signal);
}

/** Null while alarms are off. */
export const senderOf = ({ isOn, secret, subscription, pass }: AlarmMemory): AlarmSender | null =>
  isOn && subscription !== null ? { secret, subscription, pass } : null;

async function dropAll({ server, change }: SendTools, secret: string, signal: AbortSignal) {
  const outcome = await server.drop(secret, null, signal);
  if (outcome.kind === 'dropped')
    await change((now) => ({ ...now, owed: now.owed.filter((one) => one !== secret) }));
  return outcome;
}

async function dropRows(
  { server, change }: SendTools,
  secret: string,
  ids: readonly string[],
  signal: AbortSignal,
) {
  // The most that the server takes at once.
  const some = ids.slice(0, 100);
  const outcome = await server.drop(secret, some, signal);
  const isGone = ({ id, state }: Pick<AlarmRow, 'id' | 'state'>) =>
    state === 'dropping' && some.includes(id);
  if (outcome.kind === 'dropped')
    await change((now) => ({
      ...now,
      alarms: now.alarms.filter((row) => !isGone(row)),
      seatAlerts: now.seatAlerts.filter((row) => !isGone(row)),
    }));
  return outcome;
}

async function putAlarm(
  tools: SendTools,
  sent: AlarmMemory,
  row: AlarmRow,
  signal: AbortSignal,
): Promise<PutOutcome | null> {
  const { server, change } = tools;
  const sender = senderOf(sent);
  if (sender === null) return null;
  const outcome = await server.putAlarm(sender, row, signal);
  if (outcome.kind === 'full') await change((now) => ({ ...now, isFull: true }));
  if (outcome.kind === 'stored')
    await change((now) => storedUnder(now, sent, [row.id], tools.now()));
  if (outcome.kind !== 'past') return outcome;
  // It may be there from before, with a time that has moved into the past.
  const dropped = await server.drop(sender.secret, [row.id], signal);
  if (dropped.kind === 'failed') return dropped;
  const isThis = ({ id, mark }: AlarmRow) => id === row.id && mark === row.mark;
  await change((now) => ({
    ...now,
    alarms: now.alarms.map((one) => (isThis(one) ? { ...one, state: 'over' } : one)),
  }));
  return outcome;
}

/** Also for a press, in its turn. Null while alarms are off. */
export async function putSeatAlert(
  tools: SendTools,
  sent: AlarmMemory,
  alert: SeatAlertRow,
  signal: AbortSignal,
): Promise<PutOutcome | null> {
  const { server, change } = tools;
  const sender = senderOf(sent);
  if (sender === null) return null;
  const outcome = await server.putSeatAlert(sender, alert, signal);
  if (outcome.kind === 'stored')
    await change((now) => storedUnder(now, sent, [alert.id], tools.now()));
  if (outcome.kind === 'room' || outcome.kind === 'gone')
    await change((now) => ({
      ...now,
      seatAlerts: now.seatAlerts.filter(({ id }) => id !== alert.id),
    }));
  return outcome;
}
