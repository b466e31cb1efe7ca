import { expect, it } from 'vitest';
import { pull } from '../directory/pull.ts';
import { directory } from '../directory/directory.ts';
import { freshness } from '../directory/syncRecord.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
import { aCampRow, campRows } from '#tests/fixtures/aCampRow.ts';

async function pulledFrom(server: FakeServer) {
  const { openApp, clock } = fakeDevice();
  const store = openApp();
  const again = () =>
    pull({ store, remote: fakeRemote(server), clock }, new AbortController().signal);
  await again();
  return { store, again };
}

it('skips and counts a bad row and shows the others', async () => {
  const server = new FakeServer();
  server.put('camp', ...campRows(2), aCampRow({ id: 'bad', age_min: 'six' }));
  const { store } = await pulledFrom(server);
  expect(await shownIds(store)).toEqual(['camp:camp-1', 'camp:camp-2']);
  expect(await freshness(store)).toMatchObject({ skipped: 1 });
});

it('counts a bad row once until it is corrected', async () => {
  const server = new FakeServer();
  server.put('camp', aCampRow({ id: 'bad', age_min: 99 }));
  const { store, again } = await pulledFrom(server);
  server.put('camp', aCampRow({ id: 'bad', age_min: 98 }));
  await again();
  expect(await freshness(store)).toMatchObject({ skipped: 1 });
  server.put('camp', aCampRow({ id: 'bad', age_min: 8 }));
  await again();
  expect(await freshness(store)).toMatchObject({ skipped: 0 });
  expect(await shownIds(store)).toEqual(['camp:bad']);
});

it('keeps the last good version of a row that turns bad', async () => {
  const server = new FakeServer();
  server.put('camp', ...campRows(1));
  const { store, again } = await pulledFrom(server);
  server.put('camp', aCampRow({ id: 'camp-1', camp_provider_name: null }));
  await again();
  expect(await shownIds(store)).toEqual(['camp:camp-1']);
  expect(await freshness(store)).toMatchObject({ skipped: 1 });
});

it("overwrites nothing by a row under another camp's id", async () => {
  const server = new FakeServer();
  server.put('camp', ...campRows(1));
  const { openApp, clock } = fakeDevice();
  const store = openApp();
  const remote = fakeRemote(server);
  remote.replies = [
    () => {
      const answer = server.changedCamps({ xid: '0', id: '' }, 500);
      const impostor = { kind: 'camp', id: 'camp-1', deleted: false, row: aCampRow({ id: 'x' }) };
      return { ...answer, rows: [...answer.rows, impostor, 'not a row at all'] };
    },
  ];
  await pull({ store, remote, clock }, new AbortController().signal);
  expect(await shownIds(store)).toEqual(['camp:camp-1']);
  expect(await freshness(store)).toMatchObject({ skipped: 2 });
});

it('the list of skipped rows is bounded: the newest 1,000 are remembered', async () => {
  const server = new FakeServer();
  const bad = Array.from({ length: 1200 }, (_, no) =>
    aCampRow({ id: `bad-${no}`, age_min: 'six' }),
  );
  server.put('camp', ...bad);
  const { store } = await pulledFrom(server);
  expect(await freshness(store)).toMatchObject({ skipped: 1000 });
});

it('leaves out a date that is no calendar day', async () => {
  const server = new FakeServer();
  const dates = ['2025-02-30', '2025-13-01', '2025-10-06T09:00', 'Oct 7', '2025-10-08', 20251009];
  server.put('camp', aCampRow({ id: 'a', date_array: dates.map((date) => ({ date })) }));
  const { store } = await pulledFrom(server);
  expect(await directory(store)).toMatchObject({
    directory: { camps: [{ days: ['2025-10-08'] }] },
  });
});
