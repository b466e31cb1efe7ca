// An alarm at the embedded backend, from a phone's call to the push service, and what its database knows meanwhile.
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { expect, it, vi } from 'vitest';
import { alarmMessage } from '#base/push/alarmMessage.ts';
import { sealAlarm } from '#base/push/sealAlarm.ts';
import { openPglite } from '#local/database/openPglite.ts';
import { type ServerOptions, startServer } from '#local/server.ts';
import { loadKeys, PUBLISHABLE_KEY } from '#local/start/keys.ts';
import { temporaryFolder } from '#local/testing/temporaryFolder.ts';
import { alarmDatabase, newAlarmSecret } from '#tests/fakes/alarmDatabase.ts';
import { pushService } from '#tests/fakes/pushService.ts';
import { everyTable } from '../everyTable.ts';

const CANARIES = /Opens at 9:00|Canary (?:Camp|Child)|canary-camp/i;

const phoneOf = (url: string) =>
  createClient(url, PUBLISHABLE_KEY, { auth: { persistSession: false } });

it('rings with what the phone sealed, and no table of the server holds a word of it', async () => {
  const { folder, remove } = await temporaryFolder();
  const service = await pushService();
  const options: ServerOptions = { port: 0, dataDir: folder, quiet: true };

  const silent = await startServer({ ...options, pushServices: [service.url] });
  const { alarmKeys } = await loadKeys(folder);
  const { endpoint, keys, shown } = service.subscribe(alarmKeys.publicKey);
  expect((await phoneOf(silent.url).rpc('alarm_key')).data).toEqual({
    key: null,
    rings: false,
    fee: null,
  });
  const message = alarmMessage(
    {
      title: 'Opens at 9:00',
      body: 'Canary Camp, for Canary Child',
      path: '/camps/canary-camp',
      tag: 'canary',
    },
    'https://camply.example',
  );
  const sealed = await sealAlarm(keys, message);
  const secret = newAlarmSecret();
  const { data } = await phoneOf(silent.url).rpc('put_alarm', {
    id: randomBytes(16).toString('base64url'),
    secret,
    endpoint,
    ring_at: null,
    sealed,
  });
  expect(data).toMatchObject({ outcome: 'stored' });
  await silent.stop();

  const tables = await everyTable(folder);
  const dump = [...tables.values()].join('\n');
  expect(tables.get('private.alarms')).toContain(endpoint);
  expect(message).toMatch(CANARIES);
  expect(CANARIES.exec(dump)).toBeNull();
  const own = [secret, keys.auth, keys.p256dh];
  expect(own.filter((each) => dump.includes(each))).toEqual([]);

  // Its minute passes.
  const database = await openPglite({ folder: path.join(folder, 'pg'), mustExist: true });
  await alarmDatabase(database).pass('2 minutes');
  await database.close();

  const ringing = await startServer({ ...options, alarmSettings: {} });
  await vi.waitFor(() => expect(shown).toEqual([message]), 10_000);
  expect((await phoneOf(ringing.url).rpc('alarm_key')).data).toEqual({
    key: alarmKeys.publicKey,
    rings: true,
    fee: null,
  });
  await ringing.stop();
  expect(service.problems).toEqual([]);
  await service.close();
  await remove();
});

it('a setting that is no address of the operator’s is said at the start', async () => {
  const { folder, remove } = await temporaryFolder();
  const alarmSettings = { VAPID_SUBJECT: 'http://camply.example' };
  await expect(
    startServer({ port: 0, dataDir: folder, quiet: true, alarmSettings }),
  ).rejects.toThrow(/VAPID_SUBJECT/);
  await remove();
});
