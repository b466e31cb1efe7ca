// A reviewer's unsent texts: saved in the tab, so that no lost signal, sign-out or reload loses them.
import * as v from 'valibot';
import {
  newDraft,
  type ReviewDraft,
  ReviewDraftSchema,
} from '#providers/rules/review/reviewDraft.ts';
import { REVIEW_DRAFT_KEY } from '#base/storage/storageKeys.ts';

export type ReviewDrafts = {
  /** Returns the draft. For another revision it keeps the text and resets the checks. */
  of(id: string, revision: number): ReviewDraft;
  keep(id: string, draft: ReviewDraft): void;
  forget(id: string): void;
};

export function createReviewDrafts(
  sessionStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): ReviewDrafts {
  // First of all here: a browser may refuse its storage.
  const memory = new Map<string, ReviewDraft>();
  return {
    of(id, revision) {
      const draft = memory.get(id) ?? stored(id) ?? newDraft(revision);
      return draft.revision === revision ? draft : { ...draft, revision, checks: [] };
    },
    keep(id, draft) {
      memory.set(id, draft);
      try {
        sessionStorage().setItem(REVIEW_DRAFT_KEY + id, JSON.stringify(draft));
      } catch {
        // It lasts as long as the page.
      }
    },
    forget(id) {
      memory.delete(id);
      try {
        sessionStorage().removeItem(REVIEW_DRAFT_KEY + id);
      } catch {
        // There is none.
      }
    },
  };

  function stored(id: string): ReviewDraft | null {
    try {
      return v.parse(
        ReviewDraftSchema,
        JSON.parse(sessionStorage().getItem(REVIEW_DRAFT_KEY + id) ?? 'null'),
      );
    } catch {
      return null;
    }
  }
}
