import { fromBase64url } from '../../../../src/base/crypto/base64url.ts';
import type { AlarmQueue, AlarmResult, Delivered, DueAlarm } from './alarmQueue.ts';
import type { Vapid } from './vapid.ts';

export type Rung = Record<Delivered, number>;

type Limits = {
  /** How long a push service may take for one alarm. */
  timeoutMs?: number;
  /** After so long no further batch is claimed: a schedule begins the next run. */
  runMs?: number;
  /** Ends the run: what is on its way then is lost, the rest of its batch rings later. */
  signal?: AbortSignal;
};

/** To one push service at once. */
const AT_ONCE = 50;
/** So many begin; where all of them get no answer, the service hangs. */
const AT_FIRST = 3;

/**
 * Sends what is due, batch after batch. May be killed at any step: an alarm rings at most once, since it is marked before it is sent
 * and never again without an answer that says that it was not taken. Throws where the database does not answer.
 */
export async function sendAlarms(
  queue: AlarmQueue,
  vapid: Vapid,
  { timeoutMs = 10_000, runMs = 100_000, signal = new AbortController().signal }: Limits = {},
): Promise<Rung> {
  const rung: Rung = { sent: 0, gone: 0, busy: 0, setup: 0, refused: 0, lost: 0 };
  const silent = new Set<string>();
  const end = Date.now() + runMs;
  do {
    const due = await queue.claim(vapid.publicKey);
    if (due.length === 0) break;
    // Each service at its own pace: one that hangs delays no other.
    const sent = [...Map.groupBy(due, originOf)].map(async ([origin, alarms]) => {
      const authorization = await vapid.authorization(origin);
      const { results, isSilent } = await sendAll(alarms, (alarm) => {
        if (signal.aborted || silent.has(origin)) return Promise.resolve('busy');
        const giveUp = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
        return send(alarm, authorization, giveUp);
      });
      if (isSilent) silent.add(origin);
      return results;
    });
    const results = (await Promise.all(sent)).flat();
    await queue.done(results);
    for (const { outcome } of results) rung[outcome] += 1;
  } while (Date.now() < end && !signal.aborted);
  return rung;
}

const originOf = ({ endpoint }: DueAlarm) => new URL(endpoint).origin;

/**
 * Begins with a few at once; each answer makes it one more, each alarm that is lost one less. So a service that hangs loses a few, and
 * the rest ring later.
 */
async function sendAll(
  alarms: readonly DueAlarm[],
  sendOne: (alarm: DueAlarm) => Promise<Delivered>,
): Promise<{ results: AlarmResult[]; isSilent: boolean }> {
  const results: AlarmResult[] = [];
  const note = ({ id, claimed_at }: DueAlarm, outcome: Delivered) =>
    results.push({ id, claimed_at, outcome });
  const waiting = alarms.values();
  const senders: Promise<void>[] = [];
  let running = 0;
  const sender = async () => {
    running += 1;
    for (const alarm of waiting) {
      const outcome = await sendOne(alarm);
      note(alarm, outcome);
      if (outcome === 'lost') break;
      if (running < AT_ONCE) senders.push(sender());
    }
    running -= 1;
  };
  for (let count = 0; count < AT_FIRST; count += 1) senders.push(sender());
  // Grows meanwhile.
  for (const each of senders) await each;
  const sent = results.length;
  for (const alarm of waiting) note(alarm, 'busy');
  return { results, isSilent: results.length > sent };
}

async function send(
  { endpoint, sealed }: DueAlarm,
  authorization: string,
  signal: AbortSignal,
): Promise<Delivered> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        authorization,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: '86400',
        urgency: 'high',
      },
      body: fromBase64url(sealed),
      redirect: 'manual',
      signal,
    });
    await response.body?.cancel();
    return deliveredBy(response.status);
  } catch {
    return 'lost';
  }
}

function deliveredBy(status: number): Delivered {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 401 || status === 403) return 'setup';
  if (status === 429 || status >= 500) return 'busy';
  return 'refused';
}
