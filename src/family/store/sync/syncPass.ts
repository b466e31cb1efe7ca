// Brings this device and the server in step: what changed there comes first, then what changed here goes.
import type { FamilyRow } from '#family/rules/sync/cells.ts';
import type { ReplicaRow } from '#family/rules/sync/replica.ts';
import { FamilySyncError } from './FamilySyncError.ts';

export type FamilyCursor = { xid: string; id: string };

export type FamilyChanges = {
  rows: readonly FamilyRow[];
  /** How many more there are that are none of ours, or do not open. */
  skipped: number;
  next: FamilyCursor;
  more: boolean;
  /** The cursor is from the server's future: it was restored. */
  reset: boolean;
  /** Another one after a restore. */
  epoch: string;
  /** The server's clock, ms since 1970. */
  now: number;
};

/** The server, with opened rows. Throws FamilySyncError, or the signal's reason. */
export type FamilyRemote = {
  changes(after: FamilyCursor, signal: AbortSignal): Promise<FamilyChanges>;
  push(rows: readonly FamilyRow[], signal: AbortSignal): Promise<void>;
};

/** This device's side. Throws StorageError. */
export type FamilyStore = {
  /** Resolves to the end of the last pass; null when the device is now bound to another account or none. */
  cursor(): Promise<FamilyCursor | null>;
  /** Everything of a page in one transaction; null as above. */
  take(changes: FamilyChanges): Promise<FamilyCursor | null>;
  /** Rows that the server does not have yet. */
  dirty(most: number): Promise<readonly ReplicaRow[]>;
  /** The server has these versions. */
  pushed(rows: readonly ReplicaRow[]): Promise<void>;
  /** The server does not take this version. */
  refused(row: ReplicaRow): Promise<void>;
};

/** Rows of a push: MAX_PUSHES of them are more than the 5,000 rows of a full copy. */
const BATCH = 50;
const MAX_PUSHES = 100;
/** More than the 5,000 rows and 20 MB of a full copy fill. */
const MAX_PAGES = 200;
/** The most consecutive empty pages. */
const MAX_EMPTY_PAGES = 3;

/**
 * Counts the pages of a pass, so that a server that returns "more" forever does not keep a device requesting. Call it
 * for each page but the last. Throws FamilySyncError 'unreachable', after which each next pass waits longer.
 */
export function pageLimit(): (page: Pick<FamilyChanges, 'rows' | 'skipped'>) => void {
  let [pages, emptyPages] = [0, 0];
  return ({ rows, skipped }) => {
    pages += 1;
    emptyPages = rows.length + skipped > 0 ? 0 : emptyPages + 1;
    if (pages === MAX_PAGES || emptyPages === MAX_EMPTY_PAGES) {
      throw new FamilySyncError('unreachable');
    }
  };
}

/** 'moved': the device is bound otherwise by now, and nothing more is done. */
export async function syncPass(
  store: FamilyStore,
  remote: FamilyRemote,
  signal: AbortSignal,
): Promise<'done' | 'moved'> {
  if ((await pull(store, remote, signal)) === 'moved') return 'moved';
  if (!(await pushAll(store, remote, signal))) return 'done';
  // What was pushed comes back: the cursor passes it, and the next question is short again.
  return pull(store, remote, signal);
}

async function pull(store: FamilyStore, remote: FamilyRemote, signal: AbortSignal) {
  const limit = pageLimit();
  let cursor = await store.cursor();
  while (cursor !== null) {
    const changes = await remote.changes(cursor, signal);
    cursor = await store.take(changes);
    if (cursor !== null && !changes.more && !changes.reset) return 'done';
    limit(changes);
  }
  return 'moved';
}

/**
 * Whether there was anything to push. Later changes wait for the next pass, or a busy writer would never end this one.
 */
async function pushAll(store: FamilyStore, remote: FamilyRemote, signal: AbortSignal) {
  const dirty = await store.dirty(MAX_PUSHES * BATCH);
  for (let at = 0; at < dirty.length; at += BATCH) {
    const batch = dirty.slice(at, at + BATCH);
    await pushBatch(store, remote, batch, signal);
  }
  return dirty.length > 0;
}

/** One row that the server never takes does not hold up the others. It is not tried again before it changes. */
async function pushBatch(
  store: FamilyStore,
  remote: FamilyRemote,
  rows: readonly ReplicaRow[],
  signal: AbortSignal,
): Promise<void> {
  try {
    await remote.push(rows, signal);
    await store.pushed(rows);
  } catch (error) {
    if (!(error instanceof FamilySyncError && error.problem === 'refused')) throw error;
    const [only, ...others] = rows;
    if (!only) return;
    if (others.length > 0) for (const row of rows) await pushBatch(store, remote, [row], signal);
    else await store.refused(only);
  }
}
