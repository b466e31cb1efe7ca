import type { CampStamp, ReviewApi } from '#providers/store/review/createReviewApi.ts';
import { recordOf } from '#base/text/recordOf.ts';
import { ReviewError } from '#providers/store/review/ReviewError.ts';
import { createFoundDrafts } from '#providers/store/review/foundDrafts.ts';
import { createReviewDrafts } from '#providers/store/review/reviewDrafts.ts';
import {
  CANDIDATE_KINDS,
  type SourceCandidate,
  type FieldWord,
} from '#providers/rules/review/candidate.ts';
import type { House } from '#providers/rules/review/house.ts';
import type {
  CampChanges,
  ListedCamp,
  ReviewItem,
  ReviewVerdict,
} from '#providers/rules/review/reviewItem.ts';
import { storageOver } from './storageOver.ts';

type FakeReviewApi = ReviewApi & {
  items: readonly ReviewItem[];
  listed: readonly ListedCamp[];
  decided: ReviewVerdict[];
  updates: CampChanges[];
  stamps: CampStamp[];
  candidates: readonly SourceCandidate[];
  /** What was asked about candidates, in order. */
  verdicts: unknown[];
  /** To whom camps were offered. */
  offers: { campId: string; email: string }[];
  words: readonly FieldWord[];
  built: House | null;
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
  const tab = storageOver(stored);
  const reviewApi: FakeReviewApi = {
    items,
    listed: [],
    decided: [],
    updates: [],
    stamps: [],
    candidates: [],
    verdicts: [],
    offers: [],
    words: [],
    built: null,
    failWith: (error) => {
      failure = error;
    },
    drafts: createReviewDrafts(() => tab),
    foundDrafts: createFoundDrafts(() => tab),
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
    async stamp(listed, stamp) {
      mayFail();
      reviewApi.stamps.push(stamp);
      const { seats } = stamp;
      const said = seats === null ? {} : { seats, seatsSaidOn: '2025-09-14' };
      return { ...listed, camp: { ...listed.camp, ...said } };
    },
    facts: async () => reviewApi.words,
    candidateQueue: async (wanted) => ({
      candidates: reviewApi.candidates.filter(({ kind }) => kind === wanted),
      unread: 0,
      waiting: recordOf(
        CANDIDATE_KINDS.map((kind) => [
          kind,
          reviewApi.candidates.filter((each) => each.kind === kind).length,
        ]),
      ),
    }),
    async takeCandidate({ id, version }, choice) {
      mayFail();
      reviewApi.verdicts.push({ take: id, version, choice });
      return choice?.campId ?? `taken-${id}`;
    },
    async dropCandidate({ id }) {
      mayFail();
      reviewApi.verdicts.push({ drop: id });
    },
    async confirmCandidates(candidates) {
      mayFail();
      reviewApi.verdicts.push({ confirm: candidates.map(({ id }) => id) });
    },
    async offerClaim(campId, email) {
      mayFail();
      reviewApi.offers.push({ campId, email });
      return reviewApi.offers.length > 1 ? 'known' : 'queued';
    },
    async house() {
      mayFail();
      if (reviewApi.built === null) throw new ReviewError('unreachable');
      return reviewApi.built;
    },
  };
  return reviewApi;
}
