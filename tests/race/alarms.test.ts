// Eight senders at once and clocks that are wrong, on a PostgreSQL with connections and a clock of its own.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '#local/database/Database.ts';
import { migrate } from '#local/database/migrate.ts';
import { openPostgres } from '#local/database/openPostgres.ts';
import { postgresPrograms, throwawayPostgres } from '#local/testing/throwawayPostgres.ts';
import { alarmDatabase, newAlarmSecret, newVapid } from '#tests/fakes/alarmDatabase.ts';
import { pushService } from '#tests/fakes/pushService.ts';
import { sendAlarms } from '../../supabase/functions/_shared/alarms/sendAlarms.ts';
import type { Vapid } from '../../supabase/functions/_shared/alarms/vapid.ts';

const SENDERS = 8;
/** More than two batches for all of them. */
const ALARMS = 600;

const programs = postgresPrograms();

it.runIf(programs === null)('this machine has no PostgreSQL: no race of senders', () => {
  console.warn('race: alarms were raced on the embedded database only (tests/contract/alarms)');
  expect(programs).toBeNull();
});

describe.runIf(programs)('alarms on a real PostgreSQL', () => {
  let cluster: Awaited<ReturnType<typeof throwawayPostgres>>;
  let database: Database;
  let senders: Database[];
  let service: Awaited<ReturnType<typeof pushService>>;
  let alarms: ReturnType<typeof alarmDatabase>;
  let vapid: Vapid;

  beforeAll(async () => {
    cluster = await throwawayPostgres(programs ?? '');
    database = await openPostgres(cluster.url);
    await migrate(database, () => {});
    senders = await Promise.all(Array.from({ length: SENDERS }, () => openPostgres(cluster.url)));
    service = await pushService();
    alarms = alarmDatabase(database);
    await alarms.allow(service.url);
    vapid = await newVapid();
  });
  afterEach(() => database.query('delete from private.alarms'));
  afterAll(async () => {
    await service.close();
    await Promise.all([database, ...senders].map((each) => each.close()));
    await cluster.stop();
  });

  it(`${SENDERS} senders at once ring each of ${ALARMS} alarms once`, async () => {
    const phones = Array.from({ length: ALARMS / 40 }, () => service.subscribe(vapid.publicKey));
    const said = Array.from({ length: ALARMS }, (_, at) => `Alarm ${at}`);
    for (const [at, message] of said.entries()) {
      const phone = phones[at % phones.length];
      if (phone) await alarms.put(phone, message);
    }
    await alarms.pass('10 minutes');
    const runs = await Promise.all(
      senders.map((each) => sendAlarms(alarmDatabase(each).queue, vapid)),
    );
    expect(runs.reduce((sum, { sent }) => sum + sent, 0)).toBe(ALARMS);
    expect(runs.filter(({ sent }) => sent > 0).length).toBeGreaterThan(1);
    expect(phones.flatMap(({ shown }) => shown).toSorted()).toEqual(said.toSorted());
    expect(await alarms.count()).toBe(0);
  });

  it('eight senders that hear at once that phones are gone, and the phones themselves, do not block each other', async () => {
    const queues = senders.map(alarmDatabase);
    const secret = newAlarmSecret();
    const gone = Array.from({ length: 8 }, () => service.subscribe(vapid.publicKey));
    for (let round = 0; round < 5; round += 1) {
      for (const phone of gone) await alarms.fill(phone, 50, secret);
      const due = await alarms.queue.claim(vapid.publicKey);
      expect(due).toHaveLength(400);
      await Promise.all([
        ...queues.map(({ queue }, at) =>
          queue.done(
            due
              .filter((_, no) => no % queues.length === at)
              .map(({ id, claimed_at }) => ({ id, claimed_at, outcome: 'gone' as const })),
          ),
        ),
        alarms.drop(secret),
      ]);
      expect(await alarms.count()).toBe(0);
    }
  });

  describe.each([-1, 1])('with a clock that is off by %i day', (days) => {
    it('a sender rings what the database’s clock says, and nothing else', async () => {
      // The push service here has the sender's clock, so its token must be of the same day.
      const own = await newVapid();
      const due = service.subscribe(own.publicKey);
      const early = service.subscribe(own.publicKey);
      await alarms.put(due);
      await alarms.pass('10 minutes');
      await alarms.put(early);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 });
      const { sent } = await sendAlarms(alarms.queue, own);
      vi.useRealTimers();
      expect([sent, due.shown.length, early.shown.length]).toEqual([1, 1, 0]);
    });

    it('a phone that says “now” gets the server’s next minute', async () => {
      const phone = service.subscribe(vapid.publicKey);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 });
      const { outcome } = await alarms.put(phone, 'Now', newAlarmSecret(), null);
      vi.useRealTimers();
      const rings = await database.query(
        "select ring_at - date_trunc('minute', now()) <= interval '1 minute' as is_next from private.alarms",
      );
      expect([outcome, rings]).toEqual(['stored', [{ is_next: true }]]);
    });
  });
});
