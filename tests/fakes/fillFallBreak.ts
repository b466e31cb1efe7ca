import type { Clock } from '#base/device/clock.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { pull } from '#camps/store/directory/pull.ts';
import { campRows } from '#tests/fixtures/aCampRow.ts';
import { fakeRemote } from './fakeRemote.ts';
import { FakeServer } from './FakeServer.ts';

/** A phone's copy of the directory: one camp, and the fall break of 2025 in DeKalb County. */
export async function fillFallBreak(store: LocalStore, clock: Clock): Promise<void> {
  const server = new FakeServer();
  server.put('camp', ...campRows(1));
  server.put('district', { id: 'dekalb', label: 'DeKalb County' });
  server.put('break', {
    id: 'fall',
    district_id: 'dekalb',
    school_year: '2025-26',
    kind: 'fall',
    name: 'Fall break',
    starts_on: '2025-10-06',
    ends_on: '2025-10-10',
    status: 'confirmed',
    source: null,
    day_kind: 'off',
    lets_out_at: null,
  });
  await pull({ store, remote: fakeRemote(server), clock }, new AbortController().signal);
}
