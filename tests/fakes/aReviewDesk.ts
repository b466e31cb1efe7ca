import type { ReviewApi } from '#providers/store/review/createReviewApi.ts';
import { createReviewDrafts } from '#providers/store/review/reviewDrafts.ts';
import type {
  CampChanges,
  ListedCamp,
  ReviewItem,
  ReviewVerdict,
} from '#providers/rules/review/reviewItem.ts';

type FakeReviewApi = ReviewApi & {
  items: readonly ReviewItem[];
  listed: readonly ListedCamp[];
  decided: ReviewVerdict[];
  updates: CampChanges[];
  /** The next change is refused with this. */
  failWith: (error: Error) => void;
};

/** A desk with these listings in its queue; `stored`: what the tab keeps over a reload. */
export function aFakeReviewApi(items: readonly ReviewItem[], stored = new Map<string, string>()) {
  let failure: Error | null = null;
  const mayFail = () => {
    const error = failure;
    failure = null;
    if (error !== null) throw error;
  };
  const reviewApi: FakeReviewApi = {
    items,
    listed: [],
    decided: [],
    updates: [],
    failWith: (error) => {
      failure = error;
    },
    drafts: createReviewDrafts(() => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    })),
    queue: async () => ({ items: reviewApi.items, unread: 0 }),
    open: async (item) => item,
    async decide(_, verdict) {
      mayFail();
      reviewApi.decided.push(verdict);
    },
    findCamps: async () => reviewApi.listed,
    async update(listed, changes) {
      mayFail();
      reviewApi.updates.push(changes);
      const { days: _, ...fields } = changes;
      return { ...listed, camp: { ...listed.camp, ...fields } };
    },
    archive: async (listed, isArchived) => ({ ...listed, isArchived }),
  };
  return reviewApi;
}
