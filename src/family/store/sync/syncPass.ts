// Brings this device and the server in step: what changed there comes first, then what changed here goes.
import { type SpaceChanges, type SpaceCursor, START } from '#family/rules/sync/receivePage.ts';
import { type ReplicaRow, rowKey } from '#family/rules/sync/replica.ts';
import { SpaceError } from '../space/SpaceError.ts';

/** The server, with opened rows. Throws SpaceError, or the signal's reason. */
export type SpaceRemote = {
  /** The number of the key that it seals with. */
  keyNo: number;
  changes(after: SpaceCursor, signal: AbortSignal): Promise<SpaceChanges>;
  /** The keys (rowKey) of rows that lost to another device, which has written them first. */
  push(rows: readonly ReplicaRow[], signal: AbortSignal): Promise<ReadonlySet<string>>;
};

/** This device's side. Throws StorageError. */
export type SpaceStore = {
  /** Resolves to the end of the last pass; null when the device is now bound to another space or none. */
  cursor(): Promise<SpaceCursor | null>;
  /** Everything of a page in one transaction; null as above. */
  take(changes: SpaceChanges): Promise<SpaceCursor | null>;
  /** Rows that the server does not have yet, or not under this key. */
  toSend(keyNo: number, most: number): Promise<readonly ReplicaRow[]>;
  /** The server has these, one version later and under this key. */
  sent(rows: readonly ReplicaRow[], keyNo: number): Promise<void>;
  /** The server does not take this version. */
  refused(row: ReplicaRow): Promise<void>;
};

/** Rows of a push: MAX_PUSHES of them are more than the 5,000 rows of a full space. */
const BATCH = 50;
const MAX_PUSHES = 100;
/** More than the 5,000 rows and 20 MB of a full space fill. */
const MAX_PAGES = 200;
/** The most consecutive empty pages. */
const MAX_EMPTY_PAGES = 3;
/** How often a row may lose to another device before the next pass takes it up. */
const MAX_ROUNDS = 5;

/**
 * Counts the pages of a pass, so that a server that returns "more" forever does not keep a device requesting. Call it
 * for each page but the last. Throws SpaceError 'unreachable', after which each next pass waits longer.
 */
function pageLimit(): (page: Pick<SpaceChanges, 'rows' | 'skipped' | 'unopened'>) => void {
  let [pages, emptyPages] = [0, 0];
  return ({ rows, skipped, unopened }) => {
    pages += 1;
    emptyPages = rows.length + skipped + unopened.length > 0 ? 0 : emptyPages + 1;
    if (pages === MAX_PAGES || emptyPages === MAX_EMPTY_PAGES) throw new SpaceError('unreachable');
  };
}

/** 'moved': the device is bound otherwise by now, and nothing more is done. */
export async function syncPass(
  store: SpaceStore,
  remote: SpaceRemote,
  signal: AbortSignal,
): Promise<'done' | 'moved'> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    // What lost twice did not come with what is new: everything is asked for again.
    if ((await pullSpace(store, remote, signal, round > 1)) === 'moved') return 'moved';
    const { sent, lost } = await pushAll(store, remote, signal);
    if (sent === 0) return 'done';
    // What was sent comes back: the cursor passes it, and the next question is short again.
    if (lost === 0) return pullSpace(store, remote, signal);
  }
  throw new SpaceError('unreachable');
}

/** Takes what changed there since the store's cursor, or all of it. */
export async function pullSpace(
  store: Pick<SpaceStore, 'cursor' | 'take'>,
  remote: SpaceRemote,
  signal: AbortSignal,
  isWhole = false,
): Promise<'done' | 'moved'> {
  const limit = pageLimit();
  let cursor = await store.cursor();
  if (cursor !== null && isWhole) cursor = START;
  while (cursor !== null) {
    const changes = await remote.changes(cursor, signal);
    cursor = await store.take(changes);
    if (cursor !== null && !changes.more && !changes.reset) return 'done';
    limit(changes);
  }
  return 'moved';
}

/** How many rows were sent, and lost. Later changes wait for the next pass, or a busy writer would never end this one. */
async function pushAll(store: SpaceStore, remote: SpaceRemote, signal: AbortSignal) {
  const all = await store.toSend(remote.keyNo, MAX_PUSHES * BATCH);
  let lost = 0;
  for (let at = 0; at < all.length; at += BATCH) {
    lost += await pushBatch(store, remote, all.slice(at, at + BATCH), signal);
  }
  return { sent: all.length, lost };
}

/** One row that the server never takes does not hold up the others. It is not tried again before it changes. */
async function pushBatch(
  store: SpaceStore,
  remote: SpaceRemote,
  rows: readonly ReplicaRow[],
  signal: AbortSignal,
): Promise<number> {
  try {
    const lost = await remote.push(rows, signal);
    await store.sent(
      rows.filter((row) => !lost.has(rowKey(row))),
      remote.keyNo,
    );
    return lost.size;
  } catch (error) {
    if (!(error instanceof SpaceError && error.problem === 'refused')) throw error;
    const [only, ...others] = rows;
    if (!only) return 0;
    if (others.length === 0) {
      await store.refused(only);
      return 0;
    }
    let lost = 0;
    for (const row of rows) lost += await pushBatch(store, remote, [row], signal);
    return lost;
  }
}
