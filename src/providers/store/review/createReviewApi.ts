// The reviewer's requests: the server's functions, called with the session's token.
import * as v from 'valibot';
import type { AuthSession } from '#account/account.ts';
import type {
  SourceCandidate,
  CandidateChoice,
  CandidateKind,
  FieldWord,
} from '#providers/rules/review/candidate.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import type { House } from '#providers/rules/review/house.ts';
import type {
  Approval,
  ListedCamp,
  ReviewItem,
  CampChanges,
  ReviewVerdict,
  QueueFilter,
} from '#providers/rules/review/reviewItem.ts';
import { backendConfig } from '#base/http/backendConfig.ts';
import { askServer } from './askServer.ts';
import { type CandidateQueue, choiceColumns, readCandidates, readFacts } from './candidateRows.ts';
import { createFoundDrafts, type FoundDrafts } from './foundDrafts.ts';
import { readHouse } from './houseRows.ts';
import { readerOf } from './readRows.ts';
import { createReviewDrafts, type ReviewDrafts } from './reviewDrafts.ts';
import { ReviewError } from './ReviewError.ts';
import type { TabStorage } from './tabDrafts.ts';
import {
  changedColumns,
  dateArray,
  type ReviewQueue,
  readItem,
  readListedCamp,
  readListedCamps,
  readQueue,
} from './reviewRows.ts';

export type ReviewApiTools = {
  backend: typeof backendConfig;
  fetch: typeof fetch;
  sessionStorage: () => TabStorage;
};

/** Its questions throw ReviewError. */
export type ReviewApi = {
  drafts: ReviewDrafts;
  foundDrafts: FoundDrafts;
  queue(wanted: QueueFilter): Promise<ReviewQueue>;
  /** Tells the provider that the listing is being read. */
  open(item: ReviewItem): Promise<ReviewItem>;
  decide(item: ReviewItem, verdict: ReviewVerdict): Promise<void>;
  /** Live and archived camps whose provider's name has these words, 50 at most. */
  findCamps(words: string): Promise<readonly ListedCamp[]>;
  update(listed: ListedCamp, changes: CampChanges): Promise<ListedCamp>;
  archive(listed: ListedCamp, isArchived: boolean): Promise<ListedCamp>;
  /** A reviewer has seen the camp's page, or the camp has told the desk of its seats. */
  stamp(listed: ListedCamp, stamp: CampStamp): Promise<ListedCamp>;
  /** Whose word the fields of a camp are. */
  facts(campId: string): Promise<readonly FieldWord[]>;
  candidateQueue(wanted: CandidateKind): Promise<CandidateQueue>;
  /** Answers the id of the camp. */
  takeCandidate(candidate: Seen, choice: CandidateChoice | null): Promise<string>;
  dropCandidate(candidate: Seen): Promise<void>;
  /** Pages that still say what our camps say; 100 at most. */
  confirmCandidates(candidates: readonly Seen[]): Promise<void>;
  /** Asks an address by mail whether a camp is theirs. known: that mail waits already. stopped: it wants no mail. */
  offerClaim(campId: string, email: string): Promise<OfferOutcome>;
  /** How Camply itself is. */
  house(): Promise<House>;
};

export type CampStamp = { groups: readonly ('dates' | 'price')[]; seats: Camp['seats'] };

/** A candidate as the reviewer has seen it. */
type Seen = Pick<SourceCandidate, 'id' | 'version'>;

const browser: ReviewApiTools = {
  backend: backendConfig,
  fetch: (...args) => fetch(...args),
  sessionStorage: () => sessionStorage,
};

export function createReviewApi(
  session: Pick<AuthSession, 'accessToken'>,
  { backend, fetch: send, sessionStorage } = browser,
): ReviewApi {
  const tools = { session, backend: () => ({ ...backend(), fetch: send }) };
  const call = async <T>(name: string, body: object, read: (answer: unknown) => T | null) => {
    const answer = read(await askServer(tools, name, body));
    // JSON of a proxy in between.
    if (answer === null) throw new ReviewError('unreachable');
    return answer;
  };
  return {
    drafts: createReviewDrafts(sessionStorage),
    foundDrafts: createFoundDrafts(sessionStorage),
    queue: (wanted) => call('review_queue', { wanted }, readQueue),
    open: ({ id, revision }) => call('open_submission', { id, revision }, readItem),
    async decide({ id, revision }, verdict) {
      const details =
        verdict.kind === 'approved'
          ? { note: null, camp: campOf(verdict.approval) }
          : { note: verdict.note, camp: null };
      const body = { id, revision, verdict: verdict.kind, ...details };
      await call('review_submission', body, readDecided);
    },
    findCamps: (words) => call('review_camps', { words }, readListedCamps),
    update({ camp, updatedAt }, changes) {
      const body = {
        id: camp.id,
        expected_updated_at: updatedAt,
        changes: changedColumns(changes),
      };
      return call('update_camp', body, readListedCamp);
    },
    archive: ({ camp }, isArchived) =>
      call('archive_camp', { id: camp.id, is_archived: isArchived }, readListedCamp),
    stamp({ camp, updatedAt }, { groups, seats }) {
      const body = { id: camp.id, expected_updated_at: updatedAt, groups, seats };
      return call('stamp_camp', body, readListedCamp);
    },
    facts: (campId) => call('review_facts', { camp_id: campId }, readFacts),
    candidateQueue: (wanted) => call('candidate_queue', { wanted }, readCandidates),
    async takeCandidate({ id, version }, choice) {
      const body = {
        candidate: id,
        seen: version,
        choice: choice === null ? {} : choiceColumns(choice),
      };
      return (await call('take_candidate', body, readTaken)).camp_id;
    },
    async dropCandidate({ id, version }) {
      await call('drop_candidate', { candidate: id, seen: version }, readDropped);
    },
    async confirmCandidates(candidates) {
      const seen = candidates.map(({ id, version }) => ({ candidate: id, seen: version }));
      await call('confirm_candidates', { candidates: seen }, readConfirmed);
    },
    async offerClaim(campId, email) {
      return (await call('offer_claim', { camp_id: campId, email }, readOffer)).outcome;
    },
    house: () => call('house', {}, readHouse),
  };
}

const readDecided = readerOf(v.object({ status: v.string(), camps: v.array(v.string()) }));
const readTaken = readerOf(v.object({ camp_id: v.string() }));
const readDropped = readerOf(v.object({ outcome: v.literal('dropped') }));
const readConfirmed = readerOf(v.object({ confirmed: v.number() }));
const OfferSchema = v.object({ outcome: v.picklist(['queued', 'known', 'stopped']) });
type OfferOutcome = v.InferOutput<typeof OfferSchema>['outcome'];
const readOffer = readerOf(OfferSchema);

function campOf({ seasonIds, listing, place, days, changes }: Approval) {
  const isKnown = place.kind !== 'address';
  return {
    season_ids: seasonIds,
    listing,
    latitude: isKnown ? place.latitude : null,
    longitude: isKnown ? place.longitude : null,
    coordinate_precision: isKnown ? place.kind : null,
    date_array: dateArray(days),
    changes: changedColumns(changes),
  };
}
