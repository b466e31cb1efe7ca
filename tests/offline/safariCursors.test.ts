import { expect, it } from 'vitest';
import { familyOn } from '#tests/fakes/familyOn.ts';
import { favorites } from '#tests/fakes/savedIds.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { pullAndCompact } from '#tests/fakes/pullAndCompact.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
import { withFaults } from '#tests/fakes/storageFaults.ts';
import { campRows } from '#tests/fixtures/aCampRow.ts';

// Dexie issues 1030 and 1052: the database hangs until the browser is started again.
it('opens no cursor on an empty store, which would lock the database in Safari', async () => {
  const server = new FakeServer();
  const { openApp, clock } = fakeDevice();
  const store = openApp();
  const used = new Set<string>();
  const heal = withFaults((operation) => used.add(operation));
  const again = () => pullAndCompact({ store, remote: fakeRemote(server), clock, pageSize: 2 }, 2);
  // Empty, filled, changed, packed, filled again.
  await again();
  server.put('camp', ...campRows(7));
  await again();
  server.remove('camp', 'camp-2');
  server.put('camp', ...campRows(4));
  await again();
  server.restore(campRows(3).map((row) => ({ kind: 'camp', row })));
  await again();
  await familyOn(store).setFavorite('camp-1', true);
  await favorites(store);
  expect(await shownIds(store)).toEqual(server.visible());
  heal();
  expect(used).toContain('getAll');
  expect([...used].filter((operation) => operation.includes('Cursor'))).toEqual([]);
});
