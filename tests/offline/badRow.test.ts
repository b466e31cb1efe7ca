import { expect, it } from 'vitest';
import { pull } from '#data/directory/pull.ts';
import { freshness } from '#data/directory/freshness.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
import { aCampRow, campRows } from '#tests/fixtures/aCampRow.ts';

async function pulling(server: FakeServer) {
  const { openApp, clock } = fakeDevice();
  const phone = openApp();
  const again = () =>
    pull({ phone, remote: fakeRemote(server), clock }, new AbortController().signal);
  await again();
  return { phone, again };
}

it('a bad row is skipped and counted; the others show', async () => {
  const server = new FakeServer();
  server.put('camp', ...campRows(2), aCampRow({ id: 'bad', age_min: 'six' }));
  const { phone } = await pulling(server);
  expect(await shownIds(phone)).toEqual(['camp:camp-1', 'camp:camp-2']);
  expect(await freshness(phone)).toMatchObject({ skipped: 1 });
});

it('a row that stays bad counts once, and not at all once it is mended', async () => {
  const server = new FakeServer();
  server.put('camp', aCampRow({ id: 'bad', age_min: 99 }));
  const { phone, again } = await pulling(server);
  server.put('camp', aCampRow({ id: 'bad', age_min: 98 }));
  await again();
  expect(await freshness(phone)).toMatchObject({ skipped: 1 });
  server.put('camp', aCampRow({ id: 'bad', age_min: 8 }));
  await again();
  expect(await freshness(phone)).toMatchObject({ skipped: 0 });
  expect(await shownIds(phone)).toEqual(['camp:bad']);
});

it('a good row that turns bad stays as it was last understood', async () => {
  const server = new FakeServer();
  server.put('camp', ...campRows(1));
  const { phone, again } = await pulling(server);
  server.put('camp', aCampRow({ id: 'camp-1', camp_provider_name: null }));
  await again();
  expect(await shownIds(phone)).toEqual(['camp:camp-1']);
  expect(await freshness(phone)).toMatchObject({ skipped: 1 });
});

it('a row under the name of another camp overwrites nobody', async () => {
  const server = new FakeServer();
  server.put('camp', ...campRows(1));
  const { openApp, clock } = fakeDevice();
  const phone = openApp();
  const remote = fakeRemote(server);
  remote.moods = [
    () => {
      const answer = server.changedCamps({ xid: '0', id: '' }, 500);
      const impostor = { kind: 'camp', id: 'camp-1', deleted: false, row: aCampRow({ id: 'x' }) };
      return { ...answer, rows: [...answer.rows, impostor, 'not a row at all'] };
    },
  ];
  await pull({ phone, remote, clock }, new AbortController().signal);
  expect(await shownIds(phone)).toEqual(['camp:camp-1']);
  expect(await freshness(phone)).toMatchObject({ skipped: 2 });
});
