import { loadDirectory } from '#camps/camps.ts';
import {
  createFollower,
  type FollowerTools,
  type FollowJob,
  type FollowOutcome,
  type Follower,
} from '#base/device/createFollower.ts';
import { logBug } from '#base/device/isNoAnswer.ts';
import type { LocalStore } from '#base/storage/db.ts';

export type { FollowOutcome };
export type FollowTools = FollowerTools & { store: LocalStore };

export type PlanFollower = Pick<Follower, 'begin'> & {
  /** The returned function cancels what is under way and what is planned. */
  start(): () => void;
};

/** Brings something outside of this phone in step with the plan, as createFollower.ts does; on request also after each pull. */
export function followPlan(
  tools: FollowTools,
  job: FollowJob,
  followed: 'the plan' | 'and the directory' = 'the plan',
): PlanFollower & Pick<Follower, 'setNews'> {
  const { store } = tools;
  const { begin, start, setNews } = createFollower(tools, job);
  return {
    begin,
    setNews,
    start() {
      const stops = [
        store.live(
          () => store.user((db) => db.plan.toArray()),
          () => setNews(true),
          logBug,
        ),
        start(),
        ...(followed === 'the plan' ? [] : [followDirectory(store, () => setNews(true))]),
      ];
      return () => {
        for (const end of stops) end();
      };
    },
  };
}

/** Calls back once another copy of the directory than the first one is there. */
function followDirectory(store: LocalStore, onNews: () => void): () => void {
  let last: string | null | undefined;
  let stop: (() => void) | null = null;
  let isWanted = true;
  const onVersion = (version: string | null) => {
    if (last !== undefined && version !== last) onNews();
    last = version;
  };
  async function begin(): Promise<void> {
    const { directoryVersion } = await loadDirectory();
    if (isWanted) stop = store.live(() => directoryVersion(store), onVersion, logBug);
  }
  begin().catch(logBug);
  return () => {
    isWanted = false;
    stop?.();
  };
}
