import { useState } from 'react';
import type { ReviewDrafts } from '#providers/store/review/reviewDrafts.ts';
import type { ReviewDraft } from '#providers/rules/review/reviewDraft.ts';
import type { ReviewItem } from '#providers/rules/review/reviewItem.ts';

export type ChangeDraft = (part: Partial<ReviewDraft>) => void;

/** The reviewer's choices and texts for it, saved with each change. */
export function useReviewDraft(
  drafts: ReviewDrafts,
  { id, revision }: ReviewItem,
): [ReviewDraft, ChangeDraft] {
  const [last, setLast] = useState(() => drafts.of(id, revision));
  // The provider has sent another revision while this one was open.
  const draft = last.revision === revision ? last : drafts.of(id, revision);
  return [
    draft,
    (part) => {
      const next = { ...drafts.of(id, revision), ...part };
      drafts.keep(id, next);
      setLast(next);
    },
  ];
}
