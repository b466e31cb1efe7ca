import { expect, it } from 'vitest';
import type { LocalStore } from '#data/device/db.ts';
import { liveValue } from '#data/device/live.ts';
import { pull } from '#data/directory/pull.ts';
import { directory, type DirectoryAnswer } from '#data/directory/queries.ts';
import { CorruptChunkError } from '#data/directory/CorruptChunkError.ts';
import { createSync } from '#data/directory/sync.ts';
import { fakeLocks } from '#tests/fakes/fakeLocks.ts';
import { fakePage } from '#tests/fakes/fakePage.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
import { until } from '#tests/fakes/until.ts';
import { campRows } from '#tests/fixtures/aCampRow.ts';

/** Half of the first base page is gone, as after a power cut in the middle of a write. */
const tear = (phone: LocalStore) =>
  phone.cache((db) =>
    db.pages.toCollection().modify((page) => {
      if ('bytes' in page) page.bytes = page.bytes.slice(0, page.bytes.length / 2);
    }),
  );

async function tornDevice() {
  const server = new FakeServer();
  server.put('camp', ...campRows(5));
  const device = fakeDevice();
  const before = device.openApp();
  const remote = fakeRemote(server);
  await pull({ phone: before, remote, clock: device.clock }, new AbortController().signal);
  await tear(before);
  before.close();
  return { server, device, remote };
}

it('a torn page heals by itself while the page is open: the copy goes and is pulled again', async () => {
  const { server, device, remote } = await tornDevice();
  const phone = device.openApp();
  const page = fakePage();
  const locks = fakeLocks();
  const sync = createSync({ phone, remote, clock: device.clock, page, random: () => 1, locks });
  const shown = liveValue<DirectoryAnswer | 'failed' | null>(
    phone,
    () => directory(phone),
    null,
    () => 'failed',
  );
  const statuses: unknown[] = [];
  sync.status.subscribe(() => statuses.push(sync.status.getSnapshot().problem));
  const stopSync = sync.start();
  const stopWatching = shown.subscribe(() => {});
  const answer = await until(
    shown,
    (now) => now === 'failed' || (now !== null && now.status === 'ready'),
  );
  expect(answer).not.toBe('failed');
  expect(await shownIds(phone)).toEqual(server.visible());
  expect(statuses.filter((problem) => problem !== null)).toEqual([]);
  stopSync();
  stopWatching();
});

it('a torn page that is found while the overlay is packed costs one more fill', async () => {
  const { server, device, remote } = await tornDevice();
  const phone = device.openApp();
  server.remove('camp', 'camp-2');
  const tools = { phone, remote, clock: device.clock, foldAt: 0 };
  await pull(tools, new AbortController().signal);
  expect(await shownIds(phone)).toEqual(server.visible());
});

it('who throws a torn copy away late leaves the one that has taken its place', async () => {
  const server = new FakeServer();
  server.put('camp', ...campRows(5));
  const { openApp, clock } = fakeDevice();
  const phone = openApp();
  await pull({ phone, remote: fakeRemote(server), clock }, new AbortController().signal);
  const marks = await phone.cache((db) => db.marks.get('directory'));
  const generation = marks?.filled?.generation ?? 0;
  await phone.cache((db) =>
    db.dropTorn(new CorruptChunkError({ generation: generation - 1, no: 0 })),
  );
  expect(await shownIds(phone)).toEqual(server.visible());
  await phone.cache((db) => db.dropTorn(new CorruptChunkError({ generation, no: 0 })));
  expect(await directory(phone)).toEqual({ status: 'empty' });
});
