// Stores the server's response. Rows and their cursor change in one transaction, so a kill at any step loses nothing
// and repeats at most one request.
import type { Clock } from '#base/device/clock.ts';
import { yieldToMain } from '#base/device/yieldToMain.ts';
import type { ChunkRecord, LocalStore } from '#base/storage/db.ts';
import {
  type ChangesResponse,
  type ChangesCursor,
  parseChangesResponse,
} from './changesResponse.ts';
import { overlayRecord, packChunk } from './chunks.ts';
import { type EntryChange, entryKey } from './entry.ts';
import type { Remote } from './remote.ts';
import { RemoteError } from '#base/http/RemoteError.ts';
import { readRowsInSteps } from './rows.ts';
import {
  type ActiveCopy,
  changeCopy,
  FIRST_CURSOR,
  isLater,
  isSameCursor,
  isSamePosition,
  newStaging,
  nextPosition,
  READS,
  readRecord,
  skippedAfter,
  type StagingCopy,
  writeRecord,
} from './syncRecord.ts';

export type PullTools = {
  store: LocalStore;
  remote: Remote;
  clock: Clock;
  /** Rows requested at once. The server may give fewer at any time. */
  pageSize?: number;
};

/** The server's limit. The same for every device, so that a CDN can serve it. */
export const PAGE_SIZE = 1000;
/** Each history whose pages a CDN may still hold, a day long, can cost two. */
const MAX_RESTARTS = 8;
/** The most pages before a pause, as after a failure; far more than a directory of one metro has. */
export const MAX_PAGES = 300;
/** The most consecutive empty pages, which a filtering server may send, before a pause as after a failure. */
export const MAX_EMPTY_PAGES = 3;

/**
 * Brings the device's copy up to the server's present. Resolves how many camps of an existing copy have changed. Safe
 * to be killed, repeated, or run by two tabs at once. Throws RemoteError, StorageError, or the signal's reason; what
 * was stored stays. Then compact().
 */
export async function pull(tools: PullTools, signal: AbortSignal): Promise<number> {
  const { store, remote, pageSize = PAGE_SIZE } = tools;
  const changedCamps = new Set<string>();
  let position: StagingCopy | ActiveCopy | null = null;
  let restarts = 0;
  let emptyPages = 0;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    signal.throwIfAborted();
    // 1. Where did the last step end? (Read only at first, and when another tab has moved on.)
    position ??= nextPosition(await store.cache(readRecord));
    // What another version of the app has read may lack columns: fill a new copy beside it, from the first row on.
    if (position !== null && position.reads !== READS) {
      position = await beginStaging(tools, position, position.epoch);
      if (position === null) continue;
    }
    const cursor = position?.cursor ?? FIRST_CURSOR;
    // 2. Request what changed after it. After a restart under another address: a CDN may still hold pages of
    //    the history before.
    const answer = await answerTo(
      remote.changes(cursor, pageSize + restarts, signal, position?.epoch),
      position,
    );
    signal.throwIfAborted();
    assertProgress(answer, cursor);
    // 3. No copy, or a copy of another epoch: fill a new one beside it. The old list stays. If an old response arrives
    // during that, continue with the old copy; the next response decides.
    if (position?.epoch !== answer.epoch || answer.reset) {
      if (position) restarts += 1;
      if (restarts > MAX_RESTARTS)
        throw new RemoteError('retry', 'the server keeps changing its epoch');
      emptyPages = 0;
      position = await beginStaging(tools, position, answer.epoch);
      if (!isSameCursor(cursor, position?.cursor ?? FIRST_CURSOR)) continue;
    }
    // 4. Store the rows with their cursor; the last page of a fill makes it the active copy.
    position = await storeAnswer(tools, position, answer, changedCamps);
    // 5. Done; or another tab stored it first: go on from where the device is now.
    if (position !== null && !answer.more) return changedCamps.size;
    emptyPages = answer.rows.length > 0 ? 0 : emptyPages + 1;
    if (emptyPages === MAX_EMPTY_PAGES) throw noRows();
  }
  throw new RemoteError('retry', `the server still answers "more" after ${MAX_PAGES} pages`);
}

/** A server that rejects the cursor would reject it again, so this counts as `reset`. */
async function answerTo(
  request: Promise<unknown>,
  position: StagingCopy | ActiveCopy | null,
): Promise<ChangesResponse> {
  try {
    return parseChangesResponse(await request);
  } catch (error) {
    const isRefused = error instanceof RemoteError && error.status === 400;
    if (!isRefused || position === null || isSameCursor(position.cursor, FIRST_CURSOR)) throw error;
    return { epoch: position.epoch, rows: [], next: position.cursor, more: false, reset: true };
  }
}

export const noRows = () => new RemoteError('retry', 'the server answers "more" without any rows');

/** A server that returns "more" without moving the cursor would keep us requesting forever. */
export function assertProgress(answer: ChangesResponse, cursor: ChangesCursor): void {
  if (answer.more && !isLater(answer.next, cursor)) {
    throw new RemoteError('retry', 'the server answered "more" without progress');
  }
  if (answer.reset && isSameCursor(cursor, FIRST_CURSOR)) {
    throw new RemoteError('unexpected', 'the server refused the first cursor');
  }
}

/**
 * A fill begins; what a broken-off one left goes. Null when another tab has moved on from `expected`; the active copy
 * when a fill of another history turns out to be of its own.
 */
function beginStaging(
  { store, clock }: PullTools,
  expected: StagingCopy | ActiveCopy | null,
  epoch: string,
): Promise<StagingCopy | ActiveCopy | null> {
  return changeCopy(store, async (db, record) => {
    if (!isSamePosition(nextPosition(record), expected)) return null;
    const { active } = record;
    const isOfOther = record.staging !== null && record.staging.epoch !== epoch;
    const staging =
      isOfOther && active?.epoch === epoch ? null : newStaging(record, epoch, clock.now());
    const kept = active?.generation ?? 0;
    await db.chunks.where('generation').below(kept).delete();
    await db.chunks.where('generation').above(kept).delete();
    await writeRecord(db, { active, staging });
    return staging ?? active;
  });
}

/** In a task of its own: a full page is some milliseconds of a slow phone. */
async function packAlone(
  { generation, pages }: StagingCopy,
  changes: readonly EntryChange[],
): Promise<ChunkRecord> {
  await yieldToMain();
  const chunk = packChunk(generation, pages, changes);
  await yieldToMain();
  return chunk;
}

/**
 * Returns the new position of the device; null when another tab has moved on from `expected`. Adds to `changedCamps`.
 */
async function storeAnswer(
  { store, clock }: PullTools,
  expected: StagingCopy | ActiveCopy | null,
  { rows, next, more }: ChangesResponse,
  changedCamps: Set<string>,
): Promise<StagingCopy | ActiveCopy | null> {
  const { changes, badKeys } = await readRowsInSteps(rows);
  // Before the transaction, for which other tabs wait.
  const chunk =
    expected !== null && 'pages' in expected ? await packAlone(expected, changes) : null;
  return changeCopy(store, async (db, record) => {
    if (expected === null || !isSamePosition(nextPosition(record), expected)) return null;
    const { active, staging } = record;
    const skipped = skippedAfter(expected.skipped, badKeys, changes.map(entryKey));
    const progress = { cursor: next, skipped };
    const refreshedAt = clock.now();
    if (staging && chunk) {
      const { pages, ...copy } = staging;
      await db.chunks.put(chunk);
      if (more) {
        const longer = { ...staging, ...progress, pages: pages + 1 };
        await writeRecord(db, { active, staging: longer });
        return longer;
      }
      await db.chunks.where('generation').below(copy.generation).delete();
      await db.overlay.clear();
      const counts = { chunks: pages + 1, overlay: 0 };
      const filled = { ...copy, ...progress, isPacked: false, version: 0, refreshedAt, counts };
      await writeRecord(db, { active: filled, staging: null });
      return filled;
    }
    if (active === null) return null;
    const before = await db.overlay.count();
    await db.overlay.bulkPut(changes.map(overlayRecord));
    for (const { kind, id } of changes) if (kind === 'camp') changedCamps.add(id);
    const added = (await db.overlay.count()) - before;
    const version = active.version + (changes.length > 0 ? 1 : 0);
    // A lost record stays missing in the count until the copy is read.
    const counts = { ...active.counts, overlay: active.counts.overlay + added };
    const changed = { ...active, ...progress, version, refreshedAt, counts };
    await writeRecord(db, { active: changed, staging });
    return changed;
  });
}
