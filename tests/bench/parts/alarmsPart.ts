// A minute at which very many phones want to ring: the sender, the embedded database and a push service on this machine.
import { sealAlarm } from '../../../src/base/push/sealAlarm.ts';
import { migrate } from '../../../supabase/local/database/migrate.ts';
import { openPglite } from '../../../supabase/local/database/openPglite.ts';
import { alarmDatabase, newVapid } from '../../fakes/alarmDatabase.ts';
import { pushService } from '../../fakes/pushService.ts';
import { sendAlarms } from '../../../supabase/functions/_shared/alarms/sendAlarms.ts';
import { ours } from '../metrics.ts';
import type { Run } from './contestParts.ts';

/** Of one phone. */
const ALARMS = 50;

export async function alarmsPart({ sizes, trials, readings }: Run): Promise<void> {
  const database = await openPglite({ folder: null });
  await migrate(database, () => {});
  const service = await pushService();
  const alarms = alarmDatabase(database);
  await alarms.allow(service.url);
  const vapid = await newVapid();
  for (const size of sizes) {
    for (let trial = 0; trial < trials; trial += 1) {
      for (let phone = 0; phone < size / ALARMS; phone += 1) {
        const { endpoint, keys } = service.subscribe(vapid.publicKey);
        const start = performance.now();
        const sealed = await sealAlarm(keys, 'Sign-up opens today at 9:00');
        readings.add('alarmSealed', ours, size, performance.now() - start);
        await database.query(
          `insert into private.alarms (id, secret_hash, endpoint, ring_at, sealed, due_at)
             select left(private.new_token(), 22), sha256('x'), $1, date_trunc('minute', now()), decode($2, 'base64'), now()
             from generate_series(1, $3)`,
          [endpoint, Buffer.from(sealed, 'base64url').toString('base64'), ALARMS],
        );
      }
      const start = performance.now();
      const { sent } = await sendAlarms(alarms.queue, vapid);
      readings.add('alarmsRung', ours, size, performance.now() - start);
      if (sent !== Math.ceil(size / ALARMS) * ALARMS) throw new Error(`Only ${sent} have rung.`);
    }
  }
  await service.close();
  await database.close();
}
