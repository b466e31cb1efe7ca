import * as v from 'valibot';
import { CANDIDATE_KINDS } from './candidate.ts';

/** The desk's tabs; '' is the queue. */
export const REVIEW_TABS = ['', 'found', 'live', 'house', 'mail'] as const;
export type ReviewTab = (typeof REVIEW_TABS)[number];

const Text = v.fallback(v.string(), '');

/** The search parameters of the review desk. */
const ReviewAddressSchema = v.object({
  tab: v.fallback(v.picklist(REVIEW_TABS), ''),
  show: v.fallback(v.picklist(['', 'asked', 'done']), ''),
  /** What of the finds is shown; '' is what is new. */
  kind: v.fallback(v.picklist(['', ...CANDIDATE_KINDS]), ''),
  /** The id of the open submission. */
  id: Text,
  /** Words that live listings are searched by. */
  q: Text,
});
export type ReviewAddress = v.InferOutput<typeof ReviewAddressSchema>;

export const reviewStart: ReviewAddress = { tab: '', show: '', kind: '', id: '', q: '' };

/** A broken link shows the queue. */
export const readReviewAddress = (search: unknown): ReviewAddress =>
  v.parse(v.fallback(ReviewAddressSchema, reviewStart), search);
