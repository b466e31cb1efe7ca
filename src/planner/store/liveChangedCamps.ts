// The marks of camps whose listing has changed since they were planned.
import { createStore } from 'zustand/vanilla';
import type { DirectoryState } from '#camps/camps.ts';
import { changedCampIds } from '#planner/rules/changes/changedCampIds.ts';
import { emptyPlan } from '#family/rules/plan/planRows.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { type Live, liveValue } from '#base/storage/live.ts';
import { planState } from './planQueries.ts';

/** Ids of the planned camps whose listing has changed since it was last viewed. `today`: YYYY-MM-DD. */
export function liveChangedCamps(
  store: LocalStore,
  directory: Live<DirectoryState>,
  today: Live<string>,
): Live<ReadonlySet<string>> {
  const plan = liveValue(store, () => planState(store), emptyPlan());
  const changed = createStore<ReadonlySet<string>>(() => new Set());

  function follow(): void {
    const read = directory.getState();
    if (read.status !== 'ready') return;
    const { entries } = plan.getState();
    const next = changedCampIds(entries, read.directory.camps, today.getState());
    const isSame = [...next].join() === [...changed.getState()].join();
    if (!isSame) changed.setState(next, true);
  }

  return {
    ...changed,
    subscribe(listener) {
      const stops = [changed.subscribe(listener)];
      for (const source of [plan, directory, today]) stops.push(source.subscribe(follow));
      follow();
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
