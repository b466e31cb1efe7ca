import type { Clock } from '../device/clock.ts';
import { StorageError } from './StorageError.ts';
import { withTimeout } from '../device/withTimeout.ts';

/** What withReconnect needs of a database; db.ts makes one from Dexie. */
export type DatabaseConnection = {
  isOpen(): boolean;
  open(): PromiseLike<unknown>;
  close(): void;
  /** Deletes the whole database; null for one that must never be deleted. */
  remove: (() => PromiseLike<unknown>) | null;
  isStorageError(error: unknown): boolean;
};

export type Reconnecting = <T>(work: () => PromiseLike<T>) => Promise<T>;

// What Safari and Chrome throw when the connection died: every later call on it would fail too.
const DEAD_CONNECTION_ERRORS = new Set([
  'UnknownError',
  'InvalidStateError',
  'AbortError',
  'DatabaseClosedError',
]);
// Deleting the database would not help against these.
const NOT_CORRUPT_ERRORS = new Set([
  'MissingAPIError',
  'SecurityError',
  'QuotaExceededError',
  'BlockedError',
]);
const TRIES_BEFORE_REMOVAL = 3;
const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/**
 * Runs work on a database whose connection may be closed, blocked, dead or corrupt.
 * - closed: opened first; blocked by another tab, it fails after `timeoutMs` and never hangs;
 * - dead: reopened, and the work run ONCE more, so work must be safe to run twice;
 * - failed to open three times: removed and created anew, if it may be;
 * - else: throws StorageError. Errors that are not the storage's pass through unchanged.
 *
 * `onOpened` is called after every opening: a live query that waited for it, or read by the connection
 * before, lost track of what it read and must run again.
 */
export function withReconnect(
  connection: DatabaseConnection,
  clock: Clock,
  timeoutMs: number,
  onOpened: () => void,
): Reconnecting {
  let opening: Promise<void> | null = null;

  async function open(): Promise<void> {
    let lastError: unknown;
    for (let tries = 0; tries < TRIES_BEFORE_REMOVAL; tries += 1) {
      try {
        await withTimeout(connection.open(), clock, timeoutMs, blockedError);
        return;
      } catch (error) {
        lastError = error;
        // A blocked opening resumes once the other tab closes: do not disturb it.
        if (nameOf(error) === 'BlockedError') throw error;
        connection.close();
      }
    }
    if (connection.remove === null || NOT_CORRUPT_ERRORS.has(nameOf(lastError))) throw lastError;
    await withTimeout(connection.remove(), clock, timeoutMs, blockedError);
    await withTimeout(connection.open(), clock, timeoutMs, blockedError);
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
      // No await when it is open: a live query loses track of what it read after an await that is not Dexie's.
      if (!connection.isOpen()) await ready();
      return await work();
    } catch (error) {
      if (!connection.isStorageError(error)) throw error;
      if (!DEAD_CONNECTION_ERRORS.has(nameOf(error))) throw new StorageError(error);
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

function blockedError(): Error {
  const error = new Error('another tab holds the database');
  return Object.assign(error, { name: 'BlockedError' });
}
