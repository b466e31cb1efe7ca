import { useCallback, useState } from 'react';
import type { ReviewApi } from '#providers/store/review/createReviewApi.ts';
import { type ReviewProblem, reviewProblem } from '#providers/store/review/ReviewError.ts';
import type { ReviewItem, QueueFilter } from '#providers/rules/review/reviewItem.ts';
import { useLookAgain } from '../useLookAgain.ts';

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

  const look = useCallback(
    async (signal: AbortSignal) => {
      const next = await ask();
      if (!signal.aborted) setState(next);
    },
    [ask],
  );
  useLookAgain(look);

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
