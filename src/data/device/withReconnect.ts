import type { Clock } from './clock.ts';
import { StorageError } from './StorageError.ts';
import { withTimeout } from './withTimeout.ts';

/** What steady() needs of a database; db.ts makes one from Dexie. */
export type Connection = {
  isOpen(): boolean;
  open(): PromiseLike<unknown>;
  close(): void;
  /** Deletes the whole database; null for one that must never be deleted. */
  remove: (() => PromiseLike<unknown>) | null;
  isStorageError(error: unknown): boolean;
};

export type Reconnecting = <T>(work: () => PromiseLike<T>) => Promise<T>;

// What Safari and Chrome say when the connection died under us: every later call on it would fail too.
const dead = new Set(['UnknownError', 'InvalidStateError', 'AbortError', 'DatabaseClosedError']);
// Deleting the database would not help against these.
const notCorrupt = new Set([
  'MissingAPIError',
  'SecurityError',
  'QuotaExceededError',
  'BlockedError',
]);
const triesBeforeRemoval = 3;
const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/**
 * Runs work on a database that may be closed, blocked, dead or broken.
 * - closed: opened first; another tab that blocks us makes it fail after `waitMs`, never hang;
 * - dead: closed, opened anew, and the work run ONCE more, so work must be safe to run twice;
 * - cannot be opened three times: removed and made anew, if it may be;
 * - else: a StorageProblem. Errors that are not the storage's pass through untouched.
 *
 * `onOpened` is told of every new connection: a live query that waited for it, or read by the one
 * before, lost track of what it read and must be asked again.
 */
export function withReconnect(
  connection: Connection,
  clock: Clock,
  waitMs: number,
  onOpened: () => void,
): Reconnecting {
  let opening: Promise<void> | null = null;

  async function open(): Promise<void> {
    let problem: unknown;
    for (let tries = 0; tries < triesBeforeRemoval; tries += 1) {
      try {
        await withTimeout(connection.open(), clock, waitMs, blocked);
        return;
      } catch (error) {
        problem = error;
        // A blocked opening goes on by itself once the other tab lets go: do not disturb it.
        if (nameOf(error) === 'BlockedError') throw error;
        connection.close();
      }
    }
    if (connection.remove === null || notCorrupt.has(nameOf(problem))) throw problem;
    await withTimeout(connection.remove(), clock, waitMs, blocked);
    await withTimeout(connection.open(), clock, waitMs, blocked);
  }

  async function ready(): Promise<void> {
    opening ??= open()
      .then(onOpened)
      .finally(() => {
        opening = null;
      });
    await opening;
  }

  return async (work) => {
    try {
      // No await when open: live queries lose track of what they read after a foreign await.
      if (!connection.isOpen()) await ready();
      return await work();
    } catch (error) {
      if (!connection.isStorageError(error)) throw error;
      if (!dead.has(nameOf(error))) throw new StorageError(error);
    }
    try {
      connection.close();
      await ready();
      return await work();
    } catch (error) {
      throw connection.isStorageError(error) ? new StorageError(error) : error;
    }
  };
}

function blocked(): Error {
  const problem = new Error('another tab holds the database');
  return Object.assign(problem, { name: 'BlockedError' });
}
