import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { PgliteDatabase } from './openPglite.ts';
import { scheduleVacuum } from './scheduleVacuum.ts';
import { seededDatabase } from './seededDatabase.ts';

let database: PgliteDatabase;

beforeAll(async () => {
  database = await seededDatabase('2025-07-01');
});
afterAll(() => database.close());
afterEach(() => void vi.useRealTimers());

test('reuses the space of replaced rows after ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = scheduleVacuum(database);
  const size = async () =>
    Number((await database.query("select pg_total_relation_size('note') as bytes"))[0]?.bytes);
  // What a hash makes of a number cannot be compressed.
  const rewrite = () =>
    database.query(
      `update note set words = (select string_agg(md5(n::text), '') from generate_series(1, 3000) n)`,
    );

  await database.script(`create table note as select ''::text as words`);
  const fill = async () => {
    for (let times = 0; times < 20; times += 1) await rewrite();
  };
  await fill();
  const before = await size();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await stop();
  await fill();
  expect(await size()).toBeLessThan(before * 1.2);
});
