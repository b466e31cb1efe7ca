// The phone's own calls against the real server.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPopularWeeks } from '#camps/store/popular/readPopularWeeks.ts';
import { deviceClock } from '#base/device/clock.ts';
import { addDays } from '#base/day/calendar.ts';
import { mondayOf } from '#base/day/mondayOf.ts';
import { atlantaDay } from '#base/day/atlantaDay.ts';
import { PUBLISHABLE_KEY } from '#local/start/keys.ts';
import { type TestServer, testServer } from '#local/testing/testServer.ts';
import { sendOpenWeek } from '#planner/store/popular/sendOpenWeek.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const { signal } = new AbortController();
const week = addDays(mondayOf(atlantaDay(Date.now())), 14);
const backend = () => ({ url: server.url, key: PUBLISHABLE_KEY, fetch });
const send = (area: string) => sendOpenWeek(backend(), deviceClock, { area, week }, signal);

it('counts five weeks of one network, and tells the next one to wait until Monday', async () => {
  expect(await send('district:nowhere')).toEqual({ kind: 'refused', waitMs: 604_800_000 });
  for (const area of ['district:dekalb', 'zip:303', 'zip:303', 'zip:303', 'zip:398']) {
    expect(await send(area)).toEqual({ kind: 'counted' });
  }
  const refused = await send('zip:303');
  expect(refused.kind).toBe('refused');
  const waitMs = refused.kind === 'refused' ? refused.waitMs : 0;
  expect(waitMs).toBeGreaterThan(0);
  expect(waitMs).toBeLessThanOrEqual(604_800_000);
});

it('answers everybody with the popular weeks, of which there are none below the threshold', async () => {
  expect(await readPopularWeeks(backend(), deviceClock, signal)).toEqual([]);
});
