import * as v from 'valibot';

const Text = v.fallback(v.string(), '');

/** The search parameters of the review desk. */
const ReviewAddressSchema = v.object({
  tab: v.fallback(v.picklist(['', 'live']), ''),
  show: v.fallback(v.picklist(['', 'asked', 'done']), ''),
  /** The id of the open submission. */
  id: Text,
  /** Words that live listings are searched by. */
  q: Text,
});
export type ReviewAddress = v.InferOutput<typeof ReviewAddressSchema>;

export const reviewStart: ReviewAddress = { tab: '', show: '', id: '', q: '' };

/** A broken link shows the queue. */
export const readReviewAddress = (search: unknown): ReviewAddress =>
  v.parse(v.fallback(ReviewAddressSchema, reviewStart), search);
