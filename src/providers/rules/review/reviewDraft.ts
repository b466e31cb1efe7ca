import * as v from 'valibot';

/** Why a listing may be declined; each has words for the provider (content). */
export const DECLINE_REASONS = ['age', 'area', 'noCamp', 'duplicate', 'other'] as const;
export const CHECKS = ['dates', 'place', 'logo'] as const;

const Degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));
const Known = { latitude: Degrees(90), longitude: Degrees(180) };

/** What a reviewer has set and typed for one revision of a submission, and not sent yet. */
export const ReviewDraftSchema = v.object({
  revision: v.number(),
  /** The typed text, by field. */
  corrections: v.record(v.string(), v.string()),
  /** Null for the suggested seasons. */
  seasonIds: v.nullable(v.array(v.string())),
  listing: v.nullable(v.picklist(['basic', 'featured'])),
  place: v.nullable(
    v.variant('kind', [
      v.object({ kind: v.literal('address') }),
      v.object({ kind: v.literal('exact'), ...Known }),
      v.object({ kind: v.literal('zip'), ...Known }),
    ]),
  ),
  checks: v.array(v.picklist(CHECKS)),
  /** Ids of camps and submissions that are not the same. */
  different: v.array(v.string()),
  about: v.array(v.string()),
  question: v.string(),
  reason: v.nullable(v.picklist(DECLINE_REASONS)),
  refusal: v.string(),
});

export type ReviewDraft = v.InferOutput<typeof ReviewDraftSchema>;

export const newDraft = (revision: number): ReviewDraft => ({
  revision,
  corrections: {},
  seasonIds: null,
  listing: null,
  place: null,
  checks: [],
  different: [],
  about: [],
  question: '',
  reason: null,
  refusal: '',
});
