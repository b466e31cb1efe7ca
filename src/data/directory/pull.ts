// From the server's answer to storage. Rows and the cursor that vouches for them change in one
// transaction, so a kill at any step loses nothing and repeats at most one request.
import type { Clock } from '../device/clock.ts';
import type { CacheDb, LocalStore } from '../device/db.ts';
import { type Answer, type Cursor, readAnswer } from './answer.ts';
import { inListOrder } from './buildDirectory.ts';
import {
  CorruptChunkError,
  entriesAfter,
  type EntryChange,
  keyOf,
  overlayRecord,
  packChunk,
  packChunks,
  readChunks,
  readOverlay,
} from './chunks.ts';
import type { Remote } from './remote.ts';
import { RemoteError } from './RemoteError.ts';
import { readRows } from './rows.ts';
import {
  type ActiveCopy,
  changeCopy,
  dropCorrupt,
  FIRST_CURSOR,
  isSameCursor,
  isSamePosition,
  newStaging,
  nextGeneration,
  positionOf,
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
  /** Overlay rows before they are packed into chunks: bounds what every start must read. */
  maxOverlay?: number;
};

/** The most the server gives. The same for every device, so that a CDN can answer. */
const PAGE_SIZE = 1000;
const MAX_OVERLAY = 250;
const MAX_RESTARTS = 3;

/**
 * Brings the device's copy up to the server's present. Safe to be killed, repeated, or run by two tabs at
 * once. Throws RemoteError, StorageError, or the signal's reason; what was stored stays.
 */
export async function pull(tools: PullTools, signal: AbortSignal): Promise<void> {
  const { store, remote, pageSize = PAGE_SIZE } = tools;
  for (let restarts = 0; ;) {
    if (restarts > MAX_RESTARTS) throw new RemoteError('retry', 'the copy begins again and again');
    signal.throwIfAborted();
    // 1. Where did the last step end? (Read again each time: another tab may have moved on.)
    const position = positionOf(await store.cache(readRecord));
    const cursor = position?.cursor ?? FIRST_CURSOR;
    // 2. Request what changed after it. After a restart under another address: a CDN may still hold pages of
    //    the history before.
    const answer = readAnswer(await remote.changes(cursor, pageSize + restarts, signal));
    signal.throwIfAborted();
    assertProgress(answer, cursor);
    // 3. No copy, or one of another history: fill a new one beside it. The old list stays.
    let target = position;
    if (position?.epoch !== answer.epoch || answer.reset) {
      if (position) restarts += 1;
      target = await beginStaging(tools, position, answer.epoch);
      if (!isSameCursor(cursor, FIRST_CURSOR)) continue;
    }
    try {
      // 4. Store the rows with their cursor; the last page of a fill makes it the active copy.
      const isStored = await storeAnswer(tools, target, answer);
      // 5. Done; or another tab stored it first: go on from where the device is now.
      if (isStored && !answer.more) return await compact(tools);
    } catch (error) {
      if (!(error instanceof CorruptChunkError)) throw error;
      restarts += 1;
      await dropCorrupt(store, error);
    }
  }
}

/** A server that answers "more" and stays where it is would keep us requesting for ever. */
function assertProgress(answer: Answer, cursor: Cursor): void {
  if (answer.more && isSameCursor(answer.next, cursor)) {
    throw new RemoteError('retry', 'the server says more and does not go on');
  }
  if (answer.reset && isSameCursor(cursor, FIRST_CURSOR)) {
    throw new RemoteError('unexpected', 'the server refuses the first cursor');
  }
}

/** A fill begins; what a broken-off one left goes. Null when another tab has moved on from `expected`. */
function beginStaging(
  { store, clock }: PullTools,
  expected: StagingCopy | ActiveCopy | null,
  epoch: string,
): Promise<StagingCopy | null> {
  return changeCopy(store, async (db, record) => {
    if (!isSamePosition(positionOf(record), expected)) return null;
    const { active } = record;
    const staging = newStaging(record, epoch, clock.now());
    const kept = active?.generation ?? 0;
    await db.chunks.where('generation').below(kept).delete();
    await db.chunks.where('generation').above(kept).delete();
    await writeRecord(db, { active, staging });
    return staging;
  });
}

/** False when another tab has moved on from `expected`. Throws CorruptChunkError. */
function storeAnswer(
  { store, clock }: PullTools,
  expected: StagingCopy | ActiveCopy | null,
  { rows, next, more }: Answer,
): Promise<boolean> {
  const { changes, badKeys } = readRows(rows);
  return changeCopy(store, async (db, record) => {
    if (expected === null || !isSamePosition(positionOf(record), expected)) return false;
    const { active, staging } = record;
    const skipped = skippedAfter(expected.skipped, badKeys, changes.map(keyOf));
    const progress = { cursor: next, skipped };
    if (staging && more) {
      const { generation, pages } = staging;
      await db.chunks.put(packChunk(generation, pages, changes));
      await writeRecord(db, { active, staging: { ...staging, ...progress, pages: pages + 1 } });
    } else if (staging) {
      const { pages: _, files: __, generation, ...same } = staging;
      const all = [...(await readChunks(db, generation)), ...changes];
      const refreshedAt = clock.now();
      await writeCopy(db, all, { ...same, ...progress, generation, version: 0, refreshedAt });
    } else if (active) {
      const version = active.version + (changes.length > 0 ? 1 : 0);
      await db.overlay.bulkPut(changes.map(overlayRecord));
      const refreshed = { ...active, ...progress, version, refreshedAt: clock.now() };
      await writeRecord(db, { active: refreshed, staging });
    }
    return true;
  });
}

/** Packs an overlay that has grown long into the chunks. Throws CorruptChunkError. */
export async function compact({
  store,
  clock,
  maxOverlay = MAX_OVERLAY,
}: PullTools): Promise<void> {
  await changeCopy(store, async (db, record) => {
    const { active, staging } = record;
    // Another tab's fill has its chunks in the same table.
    if (active === null || staging !== null) return;
    if ((await db.overlay.count()) <= maxOverlay) return;
    const { generation, version } = active;
    const all = [...(await readChunks(db, generation)), ...(await readOverlay(db, generation))];
    await writeCopy(db, all, {
      ...active,
      generation: nextGeneration(record, clock.now()),
      version: 0,
      packedFrom: { generation, version },
    });
  });
}

/** Takes the place of everything stored: each entry once, camps in list order, so that a start need not sort. */
async function writeCopy(
  db: CacheDb,
  changes: readonly EntryChange[],
  copy: Omit<ActiveCopy, 'isPacked'>,
): Promise<void> {
  await db.chunks.clear();
  await db.chunks.bulkPut(packChunks(copy.generation, inListOrder(entriesAfter(changes))));
  await db.overlay.clear();
  await writeRecord(db, { active: { ...copy, isPacked: true }, staging: null });
}
