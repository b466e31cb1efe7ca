// What a phone keeps of its alarms, against the real SQL: each row that it believes to be there is there, and no other.
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { anAlarmPhone } from '#tests/fakes/anAlarmPhone.ts';
import type { Database } from '#local/database/Database.ts';
import { migrate } from '#local/database/migrate.ts';
import { openPglite } from '#local/database/openPglite.ts';

let database: Database;
beforeAll(async () => {
  database = await openPglite({ folder: null });
  await migrate(database, () => {});
  await database.query('insert into private.alarm_sender (public_key, ran_at) values ($1, now())', [
    'S'.repeat(87),
  ]);
});
afterAll(() => database.close());

const parameters: Readonly<Record<string, readonly string[]>> = {
  put_alarm: ['id', 'secret', 'endpoint', 'ring_at', 'sealed', 'pass'],
  put_seat_alert: ['id', 'secret', 'endpoint', 'camp_id', 'sealed', 'pass'],
  drop_alarms: ['secret', 'ids'],
  alarm_key: [],
};

const ErrorSchema = v.object({ code: v.string(), message: v.string() });

/** The functions themselves, without the HTTP in between. */
const request: typeof fetch = async (input, init) => {
  const name = (input instanceof Request ? input.url : String(input)).split('/').at(-1) ?? '';
  const args = v.parse(
    v.record(v.string(), v.unknown()),
    JSON.parse(await new Response(init?.body).text()),
  );
  const known = parameters[name] ?? [];
  expect(Object.keys(args).filter((each) => !known.includes(each))).toEqual([]);
  const given = known.filter((each) => each in args);
  const list = given.map((each, at) => `${each} => $${at + 1}`).join(', ');
  const values = given.map((each) => (each === 'ids' ? JSON.stringify(args[each]) : args[each]));
  try {
    const [row] = await database.query(`select public.${name}(${list}) as answer`, values);
    return Response.json(row?.answer);
  } catch (error) {
    return Response.json(v.parse(ErrorSchema, error), { status: 400 });
  }
};

const rows = async () =>
  (await database.query('select id, endpoint, ring_at from private.alarms order by ring_at')).map(
    (row) => [row.id, row.endpoint],
  );

const inDays = (days: number) => ({
  ringAt: Math.ceil(Date.now() / 60_000 + days * 1440) * 60_000,
});

it('puts, replaces, moves and drops as the phone believes', async () => {
  const phone = await anAlarmPhone({ request });
  // The database has a clock of its own.
  phone.clock.setTo(Date.now());
  phone.ask('a', 0, inDays(2));
  phone.ask('b', 0, inDays(3));
  const alarms = await phone.open();
  expect(await alarms.turnOn()).toBe('done');
  await vi.waitFor(() =>
    expect(alarms.state.getState().alarms.map(({ isStored }) => isStored)).toEqual([true, true]),
  );
  const first = await rows();
  expect(first.map(([, endpoint]) => endpoint)).toEqual(Array(2).fill(phone.fake.now?.endpoint));

  phone.ask('a', 0, inDays(4));
  await alarms.begin();
  expect((await rows()).map(([id]) => id)).toEqual(first.map(([id]) => id).toReversed());

  phone.fake.lose();
  await alarms.begin();
  expect(await rows()).toEqual(first.toReversed().map(([id]) => [id, phone.fake.now?.endpoint]));
  expect(phone.fake.now?.endpoint).not.toBe(first[0]?.[1]);

  phone.unask('b');
  await alarms.begin();
  expect((await rows()).map(([id]) => id)).toEqual([first[0]?.[0]]);
  expect(await alarms.ringNow()).toBe('done');
  expect(await alarms.waitForRoom({ id: 'no-such-camp', name: 'Pond' }, true)).toBe('gone');
  expect(await rows()).toHaveLength(2);

  await alarms.turnOff();
  expect(await rows()).toEqual([]);
  expect(alarms.state.getState()).toMatchObject({ isOn: false, alarms: [] });
});

it('tells a phone at once that its push service is not served, and keeps nothing', async () => {
  const phone = await anAlarmPhone({ request });
  phone.clock.setTo(Date.now());
  phone.ask('a', 0, inDays(2));
  phone.fake.service = 'https://permanently-removed.invalid/fcm/send';
  const alarms = await phone.open();
  expect(await alarms.turnOn()).toBe('unserved');
  expect(await rows()).toEqual([]);
  expect(phone.fake.now).toBeNull();
});
