// A reviewer's unsent texts: saved in the tab, so that no lost signal, sign-out or reload loses them.
import {
  newDraft,
  type ReviewDraft,
  ReviewDraftSchema,
} from '#providers/rules/review/reviewDraft.ts';
import { REVIEW_DRAFT_KEY } from '#base/storage/storageKeys.ts';
import { tabDrafts, type TabStorage } from './tabDrafts.ts';

export type ReviewDrafts = {
  /** Returns the draft. For another revision it keeps the text and resets the checks. */
  of(id: string, revision: number): ReviewDraft;
  keep(id: string, draft: ReviewDraft): void;
  forget(id: string): void;
};

export function createReviewDrafts(sessionStorage: () => TabStorage): ReviewDrafts {
  const stored = tabDrafts(sessionStorage, REVIEW_DRAFT_KEY, ReviewDraftSchema);
  // First of all here: a browser may refuse its storage.
  const memory = new Map<string, ReviewDraft>();
  return {
    of(id, revision) {
      const draft = memory.get(id) ?? stored.read(id) ?? newDraft(revision);
      return draft.revision === revision ? draft : { ...draft, revision, checks: [] };
    },
    keep(id, draft) {
      memory.set(id, draft);
      stored.write(id, draft);
    },
    forget(id) {
      memory.delete(id);
      stored.remove(id);
    },
  };
}
