import { fromBase64url } from '#base/crypto/base64url.ts';
import { hkdfToken } from '#base/crypto/hkdf.ts';
import { alarmMessage } from '#base/push/alarmMessage.ts';
import { type AlarmMemory, movedTo } from '#base/push/alarmMemory.ts';
import { ownChildren } from '#family/rules/profile.ts';
import { alarmMark } from '#planner/rules/alarms/alarmMark.ts';
import { replan, type WantedAlarm } from '#planner/rules/alarms/replan.ts';
import type { FollowOutcome } from '../followPlan.ts';
import { readPlanSource } from '../planSource.ts';
import type { AlarmKey } from '#base/push/alarmServer.ts';
import type { AlarmTools } from './alarmTools.ts';
import { sendNext, type SendTools } from './sendNext.ts';

export type PassTools = AlarmTools &
  SendTools & {
    /** The server's key, at most a day old; null without an answer. */
    askKey: (signal: AbortSignal) => Promise<AlarmKey | null>;
    /** One request of this tab after the other, so that no drop overtakes a press. */
    inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  };

/** good: may be put for. none: not now, and nothing helps but a person or the server. later: it may work soon. */
type Subscribed = 'good' | 'none' | 'later';

const HOUR_MS = 60 * 60 * 1000;
const FRESH_FOR_MS = 60 * 1000;

/**
 * The id of an alarm, or of whatever else this phone leaves on the server. `name`: the same for the same. Never of the secret, which
 * the server sees: there are so few names that it would try them all.
 */
export const alarmId = (idKey: string, name: string): Promise<string> =>
  hkdfToken(fromBase64url(idKey) ?? new Uint8Array(), `camply alarm ${name}`);

/** Brings the server in step with the plan: what of it is not done stays in the file for the next pass. */
export function createAlarmPass(tools: PassTools): (signal: AbortSignal) => Promise<FollowOutcome> {
  const { push, read, change } = tools;

  const lose = async (secret: string, loss: AlarmMemory['loss']) => {
    await change((now) => (now.secret === secret ? { ...now, loss } : now));
  };

  async function subscribe(memory: AlarmMemory, signal: AbortSignal): Promise<Subscribed> {
    const { secret, subscription, loss } = memory;
    if (push.permission() !== 'granted') {
      await lose(secret, 'permission');
      return 'none';
    }
    const asked = await tools.askKey(signal);
    // Without an answer the key is the last one.
    const serverKey = asked === null ? subscription?.serverKey : asked.key;
    if (serverKey === undefined || serverKey === null) return 'none';
    const here = await push.subscription();
    const isHere = here?.serverKey === serverKey;
    if (isHere && here.endpoint === subscription?.endpoint) {
      if (loss !== null) await lose(secret, null);
      return 'good';
    }
    try {
      const next = isHere ? here : await push.subscribe(serverKey);
      await change((now) => (now.secret === secret ? movedTo(now, next) : now));
      return 'good';
    } catch {
      await lose(secret, 'subscription');
      return 'later';
    }
  }

  async function followPlan(): Promise<void> {
    const now = tools.now();
    const source = await readPlanSource(tools.store, tools.profile, now);
    // Without a child there is no plan, and nothing to ring for.
    if (source === null && ownChildren(await tools.profile()).length > 0) return;
    const { wish, secret, idKey } = await read();
    const { url, key } = tools.backend();
    const planned = source === null ? [] : tools.planned(source, wish, now);
    const wanted = planned.map(async (alarm): Promise<WantedAlarm> => {
      const { key: name, kind, ringAt, title } = alarm;
      const id = await alarmId(idKey, name);
      const message = alarmMessage({ ...alarm, tag: id }, tools.origin);
      return { id, key: name, kind, ringAt, title, mark: alarmMark(alarm), message };
    });
    const rows = await Promise.all(wanted);
    await change((memory) =>
      memory.secret === secret ? { ...replan(memory, rows, now), backend: { url, key } } : memory,
    );
  }

  async function giveUp(): Promise<void> {
    if (!(await read()).isOn) await push.unsubscribe().catch(() => undefined);
  }

  return async (signal) => {
    const memory = await read();
    // One that nobody remembers: the app was closed while alarms were turned on or off.
    if (!memory.isOn) await tools.inTurn(giveUp);
    const subscribed = memory.isOn ? await subscribe(memory, signal) : 'none';
    if (memory.isOn) await followPlan();
    signal.throwIfAborted();
    for (;;) {
      const outcome = await tools.inTurn(() => sendNext(tools, subscribed === 'good', signal));
      signal.throwIfAborted();
      if (outcome?.kind === 'unserved') {
        // As of a browser whose own service has ended it: another one may be served.
        await push.unsubscribe().catch(() => undefined);
        await lose(memory.secret, 'subscription');
        return { waitMs: 0 };
      }
      if (outcome?.kind === 'failed') return { waitMs: outcome.waitMs };
      if (outcome === null || outcome.kind === 'full' || outcome.kind === 'unpaid') break;
    }
    if (subscribed === 'later') return { waitMs: 0 };
    return { next: { ms: HOUR_MS, quietMs: FRESH_FOR_MS } };
  };
}
