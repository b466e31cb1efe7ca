// What becomes of an alarm that is due: at a real database and real push services on this machine.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '#local/database/Database.ts';
import { migrate } from '#local/database/migrate.ts';
import { openPglite } from '#local/database/openPglite.ts';
import { alarmDatabase, newVapid } from '#tests/fakes/alarmDatabase.ts';
import { pushService, type PushAnswer } from '#tests/fakes/pushService.ts';
import type { AlarmQueue } from '../../../supabase/functions/_shared/alarms/alarmQueue.ts';
import { sendAlarms } from '../../../supabase/functions/_shared/alarms/sendAlarms.ts';
import type { Vapid } from '../../../supabase/functions/_shared/alarms/vapid.ts';

let database: Database;
let alarms: ReturnType<typeof alarmDatabase>;
let service: Awaited<ReturnType<typeof pushService>>;
let vapid: Vapid;

beforeAll(async () => {
  database = await openPglite({ folder: null });
  await migrate(database, () => {});
  alarms = alarmDatabase(database);
  service = await pushService();
  await alarms.allow(service.url);
  vapid = await newVapid();
});
afterAll(async () => {
  await service.close();
  await database.close();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  service.problems.length = 0;
  await database.query('delete from private.alarms');
});

const send = () => sendAlarms(alarms.queue, vapid);
const nothing = { sent: 0, gone: 0, busy: 0, setup: 0, refused: 0, lost: 0 };

/** Phones with one alarm each, which is due. */
async function duePhones(count: number, ...answers: PushAnswer[]) {
  const phones = Array.from({ length: count }, () =>
    service.subscribe(vapid.publicKey, ...answers),
  );
  for (const [at, phone] of phones.entries()) await alarms.put(phone, `Alarm ${at}`);
  await alarms.pass('10 minutes');
  return phones;
}

it('an alarm rings at its minute, not before, and once', async () => {
  const phone = service.subscribe(vapid.publicKey);
  await alarms.put(phone, 'Sign-up opens');
  expect(await send()).toEqual(nothing);
  await alarms.pass('10 minutes');
  expect(await send()).toEqual({ ...nothing, sent: 1 });
  expect(await send()).toEqual(nothing);
  expect(phone.shown).toEqual(['Sign-up opens']);
  expect(await alarms.count()).toBe(0);
  expect(service.problems).toEqual([]);
});

it('every body that goes to a push service has 615 bytes', async () => {
  const phone = service.subscribe(vapid.publicKey);
  for (const message of ['', 'x', 'x'.repeat(512)]) await alarms.put(phone, message);
  await alarms.pass('10 minutes');
  await send();
  expect(phone.bodies.map(({ length }) => length)).toEqual([615, 615, 615]);
});

class Killed extends Error {}

/** A sender whose process dies at its nth step: nothing of it runs from then on. */
function dyingAt(nth: number) {
  let step = 0;
  const at = () => {
    step += 1;
    if (step >= nth) throw new Killed();
  };
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    at();
    const response = await fetch(...given);
    at();
    return response;
  });
  const queue: AlarmQueue = {
    async claim(senderKey) {
      at();
      const due = await alarms.queue.claim(senderKey);
      at();
      return due;
    },
    async done(results) {
      at();
      await alarms.queue.done(results);
      at();
    },
  };
  return sendAlarms(queue, vapid);
}

/** Three alarms: claim, send each, mark, each with a before and an after; and the claim that finds nothing. */
const STEPS = 2 + 3 * 2 + 2 + 2;

it(`a sender that dies at any of ${STEPS} steps rings no alarm twice, however often it starts again`, async () => {
  const rung: number[] = [];
  for (let nth = 1; nth <= STEPS; nth += 1) {
    const phones = await duePhones(3);
    await expect(dyingAt(nth)).rejects.toThrow(Killed);
    vi.unstubAllGlobals();
    for (const time of ['0 minutes', '11 minutes', '11 minutes']) {
      await alarms.pass(time);
      await send();
    }
    expect(phones.filter(({ bodies }) => bodies.length > 1)).toEqual([]);
    rung.push(phones.filter(({ shown }) => shown.length === 1).length);
    await database.query('delete from private.alarms');
  }
  // Dead before the claim: another one rings all. Dead before the third is sent: that one is silent.
  expect(rung.slice(0, 3)).toEqual([3, 0, 0]);
  expect(rung.slice(-4)).toEqual([3, 3, 3, 3]);
});

it('eight senders at once ring each alarm once', async () => {
  const phones = await duePhones(40);
  const runs = await Promise.all(Array.from({ length: 8 }, send));
  expect(runs.reduce((sum, { sent }) => sum + sent, 0)).toBe(40);
  expect(phones.map(({ bodies }) => bodies.length)).toEqual(phones.map(() => 1));
});

describe('a push service that is busy', () => {
  it.each([429, 500, 503])('with %i gets the alarm once more after 10 minutes', async (status) => {
    const [phone] = await duePhones(1, status, 201);
    expect(await send()).toEqual({ ...nothing, busy: 1 });
    await alarms.pass('9 minutes');
    expect(await send()).toEqual(nothing);
    await alarms.pass('10 minutes');
    expect(await send()).toEqual({ ...nothing, sent: 1 });
    expect(phone?.shown).toEqual(['Alarm 0']);
  });

  it('twice is given up', async () => {
    const [phone] = await duePhones(1, 503);
    await send();
    await alarms.pass('10 minutes');
    expect(await send()).toEqual({ ...nothing, busy: 1 });
    expect(await alarms.count()).toBe(0);
    expect(phone?.bodies).toHaveLength(2);
  });
});

it.each([404, 410])(
  'a subscription that is gone (%i) takes all its alarms along',
  async (status) => {
    const [gone] = await duePhones(1, status);
    const other = service.subscribe(vapid.publicKey);
    if (gone) for (let n = 0; n < 5; n += 1) await alarms.put(gone);
    await alarms.put(other);
    expect(await send()).toEqual({ ...nothing, gone: 1 });
    expect(await alarms.count()).toBe(1);
  },
);

it.each([301, 302, 307, 400, 405, 413, 418])(
  'what is refused with %i is not sent again, and a redirect is not followed',
  async (status) => {
    const [phone] = await duePhones(1, status);
    expect(await send()).toEqual({ ...nothing, refused: 1 });
    expect(await alarms.count()).toBe(0);
    expect(phone?.bodies).toHaveLength(1);
    expect(service.problems).toEqual([]);
  },
);

it('a key that the push service does not know is noted, and the alarm rings once more', async () => {
  const phone = service.subscribe('another');
  await alarms.put(phone);
  await alarms.pass('10 minutes');
  expect(await send()).toEqual({ ...nothing, setup: 1 });
  const noted = 'select refused_at is not null as is_refused from private.alarm_sender';
  expect(await database.query(noted)).toEqual([{ is_refused: true }]);
  await alarms.pass('10 minutes');
  expect(await send()).toEqual({ ...nothing, setup: 1 });
  expect(await alarms.count()).toBe(0);
});

describe('a push service that hangs', () => {
  it('delays no other, loses three, and its others ring later', async () => {
    const hanging = await pushService();
    await alarms.allow(hanging.url);
    const stuck = Array.from({ length: 30 }, () => hanging.subscribe(vapid.publicKey, 'hangs'));
    for (const phone of stuck) await alarms.put(phone);
    const phones = await duePhones(30);
    let answered = 0;
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
      const response = await fetch(...given);
      answered += 1;
      return response;
    });
    const stopping = new AbortController();
    const run = sendAlarms(alarms.queue, vapid, { signal: stopping.signal, timeoutMs: 600_000 });
    await vi.waitFor(() => expect(answered).toBe(30), 10_000);
    await vi.waitFor(() => expect(stuck.flatMap(({ bodies }) => bodies)).toHaveLength(3), 10_000);
    stopping.abort();
    expect(await run).toEqual({ ...nothing, sent: 30, lost: 3, busy: 27 });
    expect(phones.every(({ shown }) => shown.length === 1)).toBe(true);
    expect(await alarms.count()).toBe(27);
    await hanging.close();
  });

  it('is given up after its time, in the next batch, too', async () => {
    const phones = await duePhones(5, 'hangs');
    expect(await sendAlarms(alarms.queue, vapid, { timeoutMs: 50 })).toEqual({
      ...nothing,
      lost: 3,
      busy: 2,
    });
    await alarms.pass('10 minutes');
    await sendAlarms(alarms.queue, vapid, { timeoutMs: 50 });
    expect(phones.flatMap(({ bodies }) => bodies)).toHaveLength(5);
    expect(await alarms.count()).toBe(0);
  });
});

it('one token is made for a push service, not for each message', async () => {
  const tokens = new Set<string>();
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (...[to, how]: Parameters<typeof fetch>) => {
    tokens.add(new Headers(how?.headers).get('authorization') ?? '');
    return fetch(to, how);
  });
  await duePhones(20);
  await send();
  expect(tokens.size).toBe(1);
});
