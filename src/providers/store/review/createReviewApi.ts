// The reviewer's requests: the server's functions, called with the session's token.
import * as v from 'valibot';
import type { AuthSession } from '#account/account.ts';
import type {
  ListedCamp,
  ReviewItem,
  CampChanges,
  ReviewVerdict,
  QueueFilter,
} from '#providers/rules/review/reviewItem.ts';
import { backendConfig } from '#base/http/backendConfig.ts';
import { isNoAnswer } from '#base/device/isNoAnswer.ts';
import { createReviewDrafts, type ReviewDrafts } from './reviewDrafts.ts';
import { ReviewError } from './ReviewError.ts';
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
  sessionStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
};

/** Its questions throw ReviewError. */
export type ReviewApi = {
  drafts: ReviewDrafts;
  queue(wanted: QueueFilter): Promise<ReviewQueue>;
  /** Tells the provider that the listing is being read. */
  open(item: ReviewItem): Promise<ReviewItem>;
  decide(item: ReviewItem, verdict: ReviewVerdict): Promise<void>;
  /** Live and archived camps whose provider's name has these words, 50 at most. */
  findCamps(words: string): Promise<readonly ListedCamp[]>;
  update(listed: ListedCamp, changes: CampChanges): Promise<ListedCamp>;
  archive(listed: ListedCamp, isArchived: boolean): Promise<ListedCamp>;
};

type Signed = { session: Pick<AuthSession, 'accessToken'> };

const TIMEOUT_MS = 20_000;

const browser: ReviewApiTools = {
  backend: backendConfig,
  fetch: (...args) => fetch(...args),
  sessionStorage: () => sessionStorage,
};

export function createReviewApi(
  session: Pick<AuthSession, 'accessToken'>,
  given = browser,
): ReviewApi {
  const tools = { ...given, session };
  const call = async <T>(name: string, body: object, read: (answer: unknown) => T | null) => {
    const answer = await asked(tools, name, body);
    const known = read(answer);
    // JSON of a proxy in between.
    if (known === null) throw new ReviewError('unreachable');
    return known;
  };
  return {
    drafts: createReviewDrafts(tools.sessionStorage),
    queue: (wanted) => call('review_queue', { wanted }, readQueue),
    open: ({ id, revision }) => call('open_submission', { id, revision }, readItem),
    async decide({ id, revision }, verdict) {
      const details =
        verdict.kind === 'approved'
          ? { note: null, camp: campOf(verdict.approval) }
          : { note: verdict.note, camp: null };
      const body = { id, revision, verdict: verdict.kind, ...details };
      await call('review_submission', body, (answer) =>
        v.is(DecidedSchema, answer) ? true : null,
      );
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
  };
}

const DecidedSchema = v.object({ status: v.string(), camps: v.array(v.string()) });

type Approved = Extract<ReviewVerdict, { kind: 'approved' }>['approval'];

function campOf({ seasonIds, listing, place, days, changes }: Approved) {
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

/** One refresh at most: a token that ended early, or one that a role was added to. */
async function asked(tools: ReviewApiTools & Signed, name: string, body: object): Promise<unknown> {
  const token = await tokenOf(tools);
  const first = await request(tools, name, body, token);
  if (first.status !== 401) return answerOf(first);
  const second = await request(tools, name, body, await tokenOf(tools, token));
  if (second.status === 401) throw new ReviewError('unreachable');
  return answerOf(second);
}

async function tokenOf({ session }: Signed, refused?: string): Promise<string> {
  try {
    const token = await session.accessToken(refused);
    if (token === null) throw new ReviewError('signedOut');
    return token;
  } catch (error) {
    throw isNoAnswer(error) ? new ReviewError('unreachable') : error;
  }
}

async function request(tools: ReviewApiTools, name: string, body: object, token: string) {
  const { url, key } = tools.backend();
  try {
    return await tools.fetch(`${url.replace(/\/$/, '')}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: key,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    throw new ReviewError('unreachable');
  }
}

const ErrorSchema = v.object({ code: v.string(), message: v.string() });

/** Accepts only responses of our own server, not pages of a proxy. */
async function answerOf(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  if (body === undefined) throw new ReviewError('unreachable');
  if (response.ok) return body;
  const error = v.is(ErrorSchema, body) ? body : { code: '', message: '' };
  const { code } = error;
  if (code === 'PT409') throw new ReviewError('changed');
  if (code === '42501') throw new ReviewError('denied');
  if (/^(?:22|23)...$|^P0001$|^PT404$/.test(code)) {
    throw new ReviewError('refused', error.message || null);
  }
  throw new ReviewError('unreachable');
}
