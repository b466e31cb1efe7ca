// Counts the open days for the header, whenever something changes that they depend on.
import type { DirectoryState } from '#camps/camps.ts';
import type { ProfileStore } from '#family/family.ts';
import { logBug } from '#base/device/isNoAnswer.ts';
import { whenIdle } from '#base/device/whenIdle.ts';
import type { LocalStore } from '#base/storage/db.ts';
import type { Live } from '#base/storage/live.ts';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import { ownChildren } from '#family/rules/profile.ts';
import { openDayCounts } from '#planner/rules/coverage/openDayCounts.ts';
import { familyView } from '#planner/rules/family/familyView.ts';
import { planState } from './planQueries.ts';

export type OpenDaysSources = {
  store: LocalStore;
  directory: Live<DirectoryState>;
  today: Live<string>;
  profile: Pick<ProfileStore, 'getState' | 'subscribe'>;
  /** Calls back when the page has nothing else to do. */
  soon?: (count: () => void) => () => void;
};

/** `keep` gets how many children need something by day, at once and after each change. The returned function ends it. */
export function followOpenDays(
  { store, directory, today, profile, soon = whenIdle }: OpenDaysSources,
  keep: (days: Record<string, number>) => void,
): () => void {
  let rows: PlanState | null = null;
  let cancel: (() => void) | null = null;

  function count(): void {
    const found = directory.getState();
    const children = ownChildren(profile.getState().profile);
    // Until both are read the last count stays.
    if (rows === null || (found.status !== 'ready' && children.length > 0)) return;
    const next = found.status === 'ready' ? countIn(rows, found.directory, children) : {};
    keep(next);
  }

  function countIn(
    state: PlanState,
    listed: Parameters<typeof familyView>[2],
    children: Parameters<typeof familyView>[0],
  ): Record<string, number> {
    const view = familyView(children, state, listed, today.getState(), 'mine');
    return openDayCounts(view.children, view.breaks);
  }

  function countSoon(): void {
    cancel?.();
    cancel = soon(count);
  }

  function onRows(state: PlanState): void {
    rows = state;
    countSoon();
  }

  const stops = [
    store.live(() => planState(store), onRows, logBug),
    ...[directory, today, profile].map((source) => source.subscribe(countSoon)),
  ];
  return () => {
    cancel?.();
    for (const stop of stops) stop();
  };
}
