import type { ReviewDesk } from '#providers/store/review/createReviewDesk.ts';
import { createReviewDrafts } from '#providers/store/review/reviewDrafts.ts';
import type {
  CampChanges,
  ListedCamp,
  ReviewItem,
  Verdict,
} from '#providers/rules/review/reviewItem.ts';

type FakeDesk = ReviewDesk & {
  items: readonly ReviewItem[];
  listed: readonly ListedCamp[];
  decided: Verdict[];
  updates: CampChanges[];
  /** The next change is refused with this. */
  failWith: (error: Error) => void;
};

/** A desk with these listings in its queue; `stored`: what the tab keeps over a reload. */
export function aReviewDesk(items: readonly ReviewItem[], stored = new Map<string, string>()) {
  let failure: Error | null = null;
  const mayFail = () => {
    const error = failure;
    failure = null;
    if (error !== null) throw error;
  };
  const desk: FakeDesk = {
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
    queue: async () => ({ items: desk.items, unread: 0 }),
    open: async (item) => item,
    async decide(_, verdict) {
      mayFail();
      desk.decided.push(verdict);
    },
    findCamps: async () => desk.listed,
    async update(listed, changes) {
      mayFail();
      desk.updates.push(changes);
      const { days: _, ...fields } = changes;
      return { ...listed, camp: { ...listed.camp, ...fields } };
    },
    archive: async (listed, isArchived) => ({ ...listed, isArchived }),
  };
  return desk;
}
