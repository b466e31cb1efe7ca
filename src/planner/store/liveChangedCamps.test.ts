import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { takeSnapshot } from '#planner/rules/changes/takeSnapshot.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { until } from '#tests/fakes/until.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import type { DirectoryState } from '#camps/store/directory/directory.ts';
import { createPlanner } from './createPlanner.ts';
import { liveChangedCamps } from './liveChangedCamps.ts';

const camp = aCamp();
const dearer = { ...camp, price: '$400' };
const directoryOf = (shown: Camp): DirectoryState => ({
  status: 'ready',
  directory: { seasons: [], camps: [shown], activities: [], districts: [], schoolBreaks: [] },
  refreshedAt: 1,
});

test('marks a planned camp as changed until the plan has seen its new price', async () => {
  const store = fakeDevice().openApp();
  const planner = createPlanner({ store, clock: fakeClock(), persist: async () => true });
  const look = (seen: Camp) => {
    const row = aPlanEntry({ campId: camp.id, snapshot: takeSnapshot(seen, '2025-07-01') });
    return planner.write([{ kind: 'plan', id: row.id, row }]);
  };
  await look(camp);
  const directory = createStore<DirectoryState>(() => directoryOf(camp));
  const today = createStore(() => '2025-07-02');
  const changed = liveChangedCamps(store, directory, today);
  const stop = changed.subscribe(() => {});
  expect([...changed.getState()]).toEqual([]);
  directory.setState(directoryOf(dearer), true);
  expect([...(await until(changed, ({ size }) => size > 0))]).toEqual([camp.id]);
  await look(dearer);
  await until(changed, ({ size }) => size === 0);
  stop();
});
