import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createDatabase } from './openDatabase.ts';
import type { PgliteDatabase } from './openPglite.ts';
import { schedulePopularWeeks } from './schedulePopularWeeks.ts';

let database: PgliteDatabase;

beforeAll(async () => {
  database = await createDatabase(null, () => {});
});
afterAll(() => database.close());
afterEach(() => void vi.useRealTimers());

test('shows popular weeks at the start and forgets those that are over after an hour', async () => {
  await database.script(`insert into private.open_weeks values
    ('zip:303', date_trunc('week', now() at time zone 'utc')::date + 7, 200, 0, 0)`);
  const shown = async () =>
    (await database.query('select level from private.popular_weeks')).map(({ level }) => level);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = schedulePopularWeeks(database);
  await expect.poll(shown, { interval: 5 }).toEqual(['many']);
  await database.query('update private.popular_weeks set week = week - 14');
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  await stop();
  expect(await shown()).toEqual([]);
});
