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

/** Brings something outside of this phone in step with the plan, as createFollower.ts does. */
export function followPlan(
  tools: FollowTools,
  job: FollowJob,
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
      ];
      return () => {
        for (const end of stops) end();
      };
    },
  };
}
