import { useCallback, useEffect, useState } from 'react';
import type { ReviewApi } from '#providers/store/review/createReviewApi.ts';
import { type ReviewProblem, reviewProblem } from '#providers/store/review/ReviewError.ts';
import type { ReviewItem, QueueFilter } from '#providers/rules/review/reviewItem.ts';

export type QueueState = {
  wanted: QueueFilter;
  /** Null until the first response. */
  items: readonly ReviewItem[] | null;
  /** How many this version of the app cannot read. */
  unread: number;
  problem: ReviewProblem | null;
};

const nothing = (wanted: QueueFilter): QueueState => ({
  wanted,
  items: null,
  unread: 0,
  problem: null,
});
// Another reviewer may be at work, and providers send.
const EVERY_MS = 60_000;

/** One part of the queue, requested again while it is visible. The last one stays when no response comes. */
export function useQueue(reviewApi: ReviewApi, wanted: QueueFilter) {
  const [state, setState] = useState(() => nothing(wanted));

  const ask = useCallback(async () => {
    try {
      const queue = await reviewApi.queue(wanted);
      return (): QueueState => ({ ...queue, wanted, problem: null });
    } catch (error) {
      const problem = reviewProblem(error);
      return (last: QueueState): QueueState => ({
        ...(last.wanted === wanted ? last : nothing(wanted)),
        problem,
      });
    }
  }, [reviewApi, wanted]);

  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const look = async () => {
      const next = await ask();
      if (!signal.aborted) setState(next);
    };
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') void look();
    };
    void look();
    const timer = setInterval(lookIfSeen, EVERY_MS);
    window.addEventListener('online', lookIfSeen, { signal });
    document.addEventListener('visibilitychange', lookIfSeen, { signal });
    return () => {
      clearInterval(timer);
      unmounted.abort();
    };
  }, [ask]);

  const replace = useCallback((item: ReviewItem) => {
    setState((last) => ({
      ...last,
      items: last.items?.map((each) => (each.id === item.id ? item : each)) ?? null,
    }));
  }, []);
  const remove = useCallback((id: string) => {
    setState((last) => ({ ...last, items: last.items?.filter((each) => each.id !== id) ?? null }));
  }, []);

  return {
    ...(state.wanted === wanted ? state : nothing(wanted)),
    reload: async () => setState(await ask()),
    replace,
    remove,
  };
}
