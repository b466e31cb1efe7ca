// From the server's answer to the phone. Rows and the cursor that vouches for them change in one
// transaction, so a kill at any step loses nothing and repeats at most one question.
import type { Clock } from '../device/clock.ts';
import type { CacheDb, LocalStore } from '../device/db.ts';
import type { Remote } from './remote.ts';
import { RemoteError } from './RemoteError.ts';
import { type Answer, readAnswer } from './answer.ts';
import { inListOrder } from './buildDirectory.ts';
import { promote, beginStaging, changeCopy } from './changeCopy.ts';
import { type EntryChange, keyOf } from './entries.ts';
import { fillFromFiles } from './fill.ts';
import {
  type ActiveCopy,
  firstCursor,
  isFromFiles,
  isSameCursor,
  isSamePosition,
  type SyncRecord,
  nextGeneration,
  emptyRecord,
  skippedAfter,
  positionOf,
  type StagingCopy,
} from './syncRecord.ts';
import { packChunk, packChunks, chunkLength } from './chunks.ts';
import { readRows } from './readRows.ts';
import { CorruptChunkError } from './CorruptChunkError.ts';

export type PullTools = {
  phone: LocalStore;
  remote: Remote;
  clock: Clock;
  /** Rows asked for at once. The server may give fewer at any time. */
  pageSize?: number;
  /** Overlay rows before they are packed into the base pages: bounds what every start must read. */
  foldAt?: number;
};

const defaultFoldAt = 250;
const mostRestarts = 3;

/**
 * Brings the phone's copy up to the server's present. Safe to be killed, repeated, or run by two
 * tabs at once. Throws RemoteProblem, StorageProblem, or the signal's reason; what was stored stays.
 * True when it filled the phone from page files, which stand as they came: pack() when the list is shown.
 */
export async function pull(tools: PullTools, signal: AbortSignal): Promise<boolean> {
  const { phone, remote, pageSize = chunkLength } = tools;
  let mayUseFiles = true;
  let isNew = false;
  for (let restarts = 0; ;) {
    signal.throwIfAborted();
    // 1. Where did the last step end? (Read again each time: another tab may have moved on.)
    const marks = (await phone.cache((db) => db.marks.get('directory'))) ?? emptyRecord;
    let place = positionOf(marks);
    // 2. No copy yet, or half of one: page files fill it without asking the database.
    const isHalf = place === null || isFromFiles(place);
    if (isHalf && mayUseFiles) {
      mayUseFiles = await fillFromFiles(tools, marks, null, signal);
      isNew ||= mayUseFiles;
      continue;
    }
    // 3. Ask for what comes after it.
    const cursor = isHalf ? firstCursor : (place?.cursor ?? firstCursor);
    const answer = readAnswer(await remote.changes(cursor, pageSize, signal));
    signal.throwIfAborted();
    assertProgress(answer, cursor);
    // 4. No copy, or one of another history: fill a new one beside it. The old list stays.
    if (isHalf || place?.epoch !== answer.epoch || answer.reset) {
      restarts += 1;
      if (restarts > mostRestarts) throw new RemoteError('retry', 'the server changes its history');
      // Files that led into the server's future would do so again.
      mayUseFiles &&= !answer.reset && (await fillFromFiles(tools, marks, answer.epoch, signal));
      isNew ||= mayUseFiles;
      if (mayUseFiles) continue;
      const start = { epoch: answer.epoch, cursor: firstCursor, files: null };
      place = await beginStaging(tools, place, start);
      if (!isSameCursor(cursor, firstCursor)) continue;
    }
    // 5. Read the rows and store them with their cursor; the last page of a fill makes it the copy.
    const isStored = await store(tools, place, answer);
    // 6. Done; or another tab stored it first, or the base is torn: go on from where the phone is now.
    if (isStored && !answer.more && (isNew || (await pack(tools)))) return isNew;
  }
}

/** A server that answers "more" and stays where it is would keep us asking for ever. */
function assertProgress(answer: Answer, asked: { xid: string; id: string }): void {
  if (answer.more && isSameCursor(answer.next, asked)) {
    throw new RemoteError('retry', 'the server says more and does not go on');
  }
  if (answer.reset && isSameCursor(asked, firstCursor)) {
    throw new RemoteError('unexpected', 'the server refuses the first cursor');
  }
}

async function store(
  { phone, clock }: PullTools,
  expected: StagingCopy | ActiveCopy | null,
  answer: Answer,
): Promise<boolean> {
  const { fates, bad } = readRows(answer.rows);
  return changeCopy(phone, async (db, marks) => {
    if (expected === null || !isSamePosition(positionOf(marks), expected)) return false;
    const skipped = skippedAfter(expected.skipped, bad, fates.map(keyOf));
    const step = { cursor: answer.next, skipped };
    await (marks.staged
      ? storeStaged(db, marks, { ...marks.staged, ...step }, fates, answer.more, clock.now())
      : storeDelta(db, marks, step, fates, clock.now()));
    return true;
  });
}

async function storeStaged(
  db: CacheDb,
  marks: SyncRecord,
  staged: StagingCopy,
  fates: readonly EntryChange[],
  more: boolean,
  now: number,
): Promise<void> {
  const { generation, pages } = staged;
  await db.pages.put(packChunk(generation, pages, fates));
  if (more) await db.marks.put({ ...marks, staged: { ...staged, pages: pages + 1 } });
  else await promote(db, staged, now);
}

async function storeDelta(
  db: CacheDb,
  marks: SyncRecord,
  step: Pick<ActiveCopy, 'cursor' | 'skipped'>,
  fates: readonly EntryChange[],
  now: number,
): Promise<void> {
  if (marks.filled === null) return;
  const version = marks.filled.version + (fates.length > 0 ? 1 : 0);
  await db.changes.bulkPut(fates.map((fate) => ({ key: keyOf(fate), fate })));
  await db.marks.put({ ...marks, filled: { ...marks.filled, ...step, version, refreshedAt: now } });
}

/**
 * Packs the overlay once it is long, and a new copy, whose pages stand as they came. False when the copy
 * was torn and had to go.
 */
export async function pack(tools: PullTools): Promise<boolean> {
  try {
    await packOverlay(tools);
    return true;
  } catch (error) {
    if (!(error instanceof CorruptChunkError)) throw error;
    await tools.phone.cache((db) => db.dropTorn(error));
    return false;
  }
}

/** Into new base pages; in one transaction, as a new generation. Throws TornPage. */
async function packOverlay({ phone, clock, foldAt = defaultFoldAt }: PullTools): Promise<void> {
  await changeCopy(phone, async (db, marks) => {
    const { filled } = marks;
    if (filled === null || marks.staged) return;
    if (filled.isPacked && (await db.changes.count()) <= foldAt) return;
    const { entries, bad } = await db.unpacked(filled, await db.changes.toArray());
    const generation = nextGeneration(marks, clock.now());
    await db.pages.clear();
    await db.pages.bulkPut(packChunks(generation, inListOrder(entries)));
    await db.changes.clear();
    const packed = {
      ...filled,
      generation,
      version: 0,
      isAsSent: false,
      isPacked: true,
      skipped: skippedAfter(filled.skipped, bad, []),
      packedFrom: { generation: filled.generation, version: filled.version },
    };
    await db.marks.put({ ...marks, filled: packed });
  });
}
