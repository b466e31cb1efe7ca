import { newSecret } from '#base/crypto/identity.ts';
import { alarmMessage } from '#base/push/alarmMessage.ts';
import { type AlarmMemory, turnedOff, turnedOn } from '#base/push/alarmMemory.ts';
import type { AlarmOutcome, Alarms, AlarmState } from './Alarms.ts';
import type { AlarmWords } from './alarmTools.ts';
import { alarmId, type PassTools } from './createAlarmPass.ts';
import { putSeatAlert, senderOf } from './sendNext.ts';

type Camp = { id: string; name: string };

export type PressTools = Omit<PassTools, 'askKey'> & {
  /** `mostMs`: how old the answer may be. */
  askKey: (signal: AbortSignal, mostMs: number) => ReturnType<PassTools['askKey']>;
  state: () => AlarmState;
  /** Empties the file, also on a full disk. */
  forget: () => Promise<void>;
  /** Ends with a pass that has begun after the call. */
  follow: () => Promise<void>;
};

const MINUTE_MS = 60 * 1000;

/** What a person does. Rejects with StorageError. */
export function alarmPresses(
  tools: PressTools,
): Pick<Alarms, 'turnOn' | 'turnOff' | 'ringNow' | 'waitForRoom'> {
  const { push, server, read, change, inTurn } = tools;
  // A press ends with its answer.
  const { signal } = new AbortController();
  const isUnpaid = ({ fee, passUntil } = tools.state()) => fee !== null && passUntil === null;
  const giveUp = () => push.unsubscribe().catch(() => undefined);

  async function turnOn(): Promise<AlarmOutcome> {
    const { way } = tools.state();
    if (way !== 'ready') return way === 'blocked' ? 'denied' : 'failed';
    if (isUnpaid()) return 'unpaid';
    const isAllowed = (await push.request()) === 'granted';
    tools.state();
    if (!isAllowed) return 'denied';
    const serverKey = (await tools.askKey(signal, MINUTE_MS))?.key ?? null;
    if (serverKey === null) return 'failed';
    if (isUnpaid()) return 'unpaid';
    // A pass that finds alarms off gives up what it finds subscribed.
    const outcome = await inTurn(() => subscribe(serverKey));
    if (outcome === 'done') void tools.follow();
    return outcome;
  }

  async function subscribe(serverKey: string): Promise<AlarmOutcome> {
    const { url, key } = tools.backend();
    try {
      const subscription = await push.subscribe(serverKey);
      const fresh = { secret: newSecret(tools.randomBytes), idKey: newSecret(tools.randomBytes) };
      const { isOn, pass } = await read();
      // A minute that is over is kept by no server, which says all the same whether it takes the pass and the push service.
      const asked = { id: await alarmId(fresh.idKey, 'first'), message: '', ringAt: 0 };
      const { kind } = await server.putAlarm({ ...fresh, subscription, pass }, asked, signal);
      if (kind === 'past') {
        await change((now) => ({ ...turnedOn(now, subscription, fresh), backend: { url, key } }));
        return 'done';
      }
      if (!isOn || kind === 'unserved') await giveUp();
      return kind === 'unpaid' || kind === 'unserved' ? kind : 'failed';
    } catch {
      // Never subscribed without being kept.
      await giveUp();
      return 'failed';
    }
  }

  async function turnOff(): Promise<void> {
    const { isOn, secret } = await read();
    try {
      await change(turnedOff);
    } catch (error) {
      // A full disk keeps nothing to be dropped later.
      const dropped = isOn ? await inTurn(() => server.drop(secret, null, signal)) : null;
      if (dropped?.kind === 'failed') throw error;
      await tools.forget();
    }
    await inTurn(giveUp);
    await tools.follow();
  }

  const messageOf = (words: AlarmWords, id: string) =>
    alarmMessage({ ...words, tag: id }, tools.origin);

  async function ringNow(): Promise<AlarmOutcome> {
    const memory = await read();
    const sender = senderOf(memory);
    if (sender === null) return 'failed';
    const id = await alarmId(memory.idKey, 'trial');
    // Before it is asked for: it may come before the answer.
    const trial = { id, requestedAt: tools.now(), arrivedAt: null };
    await change((now) => ({ ...now, trial: now.isOn ? trial : null }));
    const row = { id, message: messageOf(tools.words.trial, id), ringAt: null };
    const { kind } = await inTurn(() => server.putAlarm(sender, row, signal));
    if (kind === 'stored') return 'done';
    await change((now) => ({ ...now, trial: null }));
    return kind === 'unpaid' ? 'unpaid' : 'failed';
  }

  async function waitFor(camp: Camp): Promise<AlarmOutcome> {
    const outcome = tools.state().isOn ? 'done' : await turnOn();
    if (outcome !== 'done') return outcome;
    const { secret, idKey } = await read();
    const id = await alarmId(idKey, `seat ${camp.id}`);
    const message = messageOf(tools.words.room(camp), id);
    const alert = { id, campId: camp.id, name: camp.name, message, state: 'sending' as const };
    const isOther = ({ campId }: { campId: string }) => campId !== camp.id;
    return inTurn(async () => {
      const sent = await change((now) =>
        now.secret === secret
          ? { ...now, seatAlerts: [...now.seatAlerts.filter(isOther), alert] }
          : now,
      );
      const kind = (await putSeatAlert(tools, sent, alert, signal))?.kind;
      if (kind === 'stored') return 'done';
      if (kind === 'room' || kind === 'gone') return kind;
      // The server may have it although its answer was lost.
      await change(stopped(camp));
      return kind === 'unpaid' ? 'unpaid' : 'failed';
    });
  }

  return {
    turnOn,
    turnOff,
    ringNow,
    async waitForRoom(camp, isOn) {
      if (isOn) return waitFor(camp);
      await inTurn(() => change(stopped(camp)));
      void tools.follow();
      return 'done';
    },
  };
}

const stopped =
  (camp: Camp) =>
  (memory: AlarmMemory): AlarmMemory => ({
    ...memory,
    seatAlerts: memory.seatAlerts.map((one) =>
      one.campId === camp.id ? { ...one, state: 'dropping' } : one,
    ),
  });
