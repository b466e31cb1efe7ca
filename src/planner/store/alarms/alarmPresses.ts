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
    if (!(await inTurn(() => subscribe(serverKey)))) return 'failed';
    void tools.follow();
    return 'done';
  }

  async function subscribe(serverKey: string): Promise<boolean> {
    const { url, key } = tools.backend();
    try {
      const subscription = await push.subscribe(serverKey);
      const secret = newSecret(tools.randomBytes);
      await change((now) => ({
        ...turnedOn(now, subscription, secret),
        backend: { url, key },
      }));
      return true;
    } catch {
      // Never subscribed without being kept.
      await giveUp();
      return false;
    }
  }

  async function turnOff(): Promise<void> {
    await change(turnedOff);
    await inTurn(giveUp);
    await tools.follow();
  }

  const messageOf = (words: AlarmWords, id: string) =>
    alarmMessage({ ...words, tag: id }, tools.origin);

  async function ringNow(): Promise<AlarmOutcome> {
    const sender = senderOf(await read());
    if (sender === null) return 'failed';
    const id = await alarmId(sender.secret, 'trial');
    // Before it is asked for: it may come before the answer.
    const trial = { id, askedAt: tools.now(), arrivedAt: null };
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
    const { secret } = await read();
    const id = await alarmId(secret, `seat ${camp.id}`);
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
