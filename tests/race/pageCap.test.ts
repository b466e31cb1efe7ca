// A hosted server may cap the rows of an answer far below what was requested.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pull } from '#camps/store/directory/pull.ts';
import type { Remote } from '#camps/store/directory/remote.ts';
import type { Database } from '#local/database/Database.ts';
import { databaseRemote } from '#tests/fakes/databaseRemote.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
import { seededDatabase } from '#local/database/seededDatabase.ts';
import { capped, counting, shortPageIsTheEnd } from './readers.ts';
import { writerSteps } from './workload.ts';

let database: Database;

beforeAll(async () => {
  database = await seededDatabase('2025-07-01');
  for (const { statements } of writerSteps(1, 4, 250)) await database.script(statements.join(';'));
});
afterAll(() => database.close());

async function filledBy(remote: Remote): Promise<{ shown: string[]; twice: string[] }> {
  const { openApp, clock } = fakeDevice();
  const store = openApp();
  const { watched, twice } = counting(remote);
  await pull({ store, remote: watched, clock }, new AbortController().signal);
  const shown = (await shownIds(store)).filter((key) => key.startsWith('camp:w1-'));
  return { shown, twice };
}

it('a server that caps pages at 7 rows: all rows arrive, none twice', async () => {
  const [row] = await database.query(
    `select array_agg('camp:' || id order by id) as keys from public.camps where deleted_at is null and price like 'w1-%'`,
  );
  const { shown, twice } = await filledBy(capped(databaseRemote(database), 7));
  expect(shown).toEqual(row?.keys);
  expect(shown.length).toBeGreaterThan(990);
  expect(twice).toEqual([]);
});

it('the control, "a short page is the end", stops after the first page', async () => {
  const { shown } = await filledBy(shortPageIsTheEnd(capped(databaseRemote(database), 7)));
  expect(shown.length).toBeLessThan(8);
});
