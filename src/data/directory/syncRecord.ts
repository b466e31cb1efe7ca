import type { Cursor } from './remote.ts';
import type { PageFile } from './pageFiles.ts';

/** The shape of what is stored. A copy of another format is pulled again from the beginning. */
export const format = 2;
/** The oldest shape that this app can still show while it does so. */
const oldestReadable = 1;

export const firstCursor: Cursor = { xid: '0', id: '' };

export type Copy = {
  format: number;
  /** Which history of the server's data this is. */
  epoch: string;
  /** Everything before it is in the pages (and changes). */
  cursor: Cursor;
  /** Names the pages that belong to it. */
  generation: number;
  /** Keys of rows that could not be read, newest last. */
  skipped: string[];
};

/**
 * A whole copy, shown to screens. `version` grows with every change of what screens would see. When its
 * overlay was packed into pages, `packedFrom` is what had the same content before. `isAsSent`: its pages
 * are page files as they came, their rows not read yet. `isPacked`: they name each thing once, camps in the
 * order of the list (missing before format 2).
 */
export type ActiveCopy = Copy & {
  isAsSent: boolean;
  isPacked?: boolean;
  version: number;
  refreshedAt: number;
  packedFrom?: { generation: number; version: number };
};

/**
 * A copy being filled beside the whole one; nobody sees it until it is whole. Either page by page from
 * answers (`pages` so far), or from page files, in any order (`asOf`: milliseconds since 1970).
 */
export type StagingCopy = Copy & { pages: number; files: Files | null };
type Files = { pages: readonly PageFile[]; asOf: number };

/** The one record that vouches for the pages: it changes in the same transaction, always. */
export type SyncRecord = {
  key: 'directory';
  filled: ActiveCopy | null;
  staged: StagingCopy | null;
};

export const emptyRecord: SyncRecord = { key: 'directory', filled: null, staged: null };

/** Where the next question to the server goes on. */
export function positionOf(marks: SyncRecord): StagingCopy | ActiveCopy | null {
  const place = marks.staged ?? marks.filled;
  return place?.format === format ? place : null;
}

/** Half a copy: some page files are here, others not yet. It has no cursor of its own. */
export function isFromFiles(place: StagingCopy | ActiveCopy): boolean {
  return 'files' in place && place.files !== null;
}

/** Are both the same step of the same copy? Another tab may have moved on meanwhile. */
export function isSamePosition(
  a: StagingCopy | ActiveCopy | null,
  b: StagingCopy | ActiveCopy | null,
): boolean {
  if (a === null || b === null) return a === b;
  return a.generation === b.generation && a.epoch === b.epoch && isSameCursor(a.cursor, b.cursor);
}

export function isSameCursor(a: Cursor, b: Cursor): boolean {
  return a.xid === b.xid && a.id === b.id;
}

export function isReadable(copy: ActiveCopy): boolean {
  return copy.format >= oldestReadable && copy.format <= format;
}

/** A number no earlier copy had, also when the database was deleted between them. */
export function nextGeneration(marks: SyncRecord, now: number): number {
  return Math.max(now, (marks.filled?.generation ?? 0) + 1, (marks.staged?.generation ?? 0) + 1);
}

const longestList = 1000;

/** A row that is read at last is no longer skipped; one that fails twice counts once. */
export function skippedAfter(
  before: readonly string[],
  bad: readonly string[],
  read: readonly string[],
) {
  const gone = new Set([...bad, ...read]);
  return [...before.filter((key) => !gone.has(key)), ...bad].slice(-longestList);
}
