// Where a device stands with its server, and how a page of changes moves it on.
import { sortReceived } from './receiveRows.ts';
import { pushedAgain, type ReceivedRow, type Replica } from './replica.ts';

export type SpaceCursor = { xid: string; id: string };

export const START: SpaceCursor = { xid: '0', id: '' };

export type SpaceChanges = {
  rows: readonly ReceivedRow[];
  /** The places of rows that do not open. */
  unopened: readonly string[];
  /** How many more there are that are no rows of ours. */
  skipped: number;
  next: SpaceCursor;
  more: boolean;
  /** The cursor is from the server's future: it was restored. */
  reset: boolean;
  /** Another one after a restore. */
  epoch: string;
  /** The server's clock, ms since 1970. */
  now: number;
  /** Whether the server takes what this member writes. */
  mayWrite: boolean;
};

export type SpacePosition = {
  cursor: SpaceCursor;
  epoch: string | null;
  /** Places of rows that do not open, or are older than what is known here. */
  keptOut: readonly string[];
  /** The number of the latest key that a row came under. */
  keyNo: number;
};

export type ReceivedPage = {
  /** The replica before the rows of the page; to be pushed again where the server was restored. */
  replica: Replica;
  /** The rows to merge. */
  taken: readonly ReceivedRow[];
  position: { cursor: SpaceCursor; epoch: string; keptOut: string[]; keyNo: number };
  isRestored: boolean;
};

/** What of a page counts, and where the device stands after it. */
export function receivePage(
  replica: Replica,
  { cursor: after, epoch, keptOut: before, keyNo }: SpacePosition,
  changes: SpaceChanges,
): ReceivedPage {
  const isRestored = changes.reset || (epoch !== null && epoch !== changes.epoch);
  const known = isRestored ? pushedAgain(replica) : replica;
  const { taken, keptOut } = sortReceived(known, changes.rows, changes.now);
  const read = new Set(taken.map(({ place }) => place));
  // Where everything is asked for, a row that does not come again is no more: a backup lacked it, or there never was one.
  const isFirst = after.xid === START.xid && after.id === START.id;
  const named = new Set([...(isFirst ? [] : before), ...changes.unopened, ...keptOut]);
  const still = [...named].filter((place) => !read.has(place));
  // A place is named until its row opens, and asked for again with all others: the cursor has passed it.
  const isAgain = isRestored || (!changes.more && still.length > 0);
  const position = {
    cursor: isAgain ? START : changes.next,
    epoch: changes.epoch,
    keptOut: still,
    keyNo: Math.max(isRestored ? 0 : keyNo, ...taken.map(({ sealedBy }) => sealedBy)),
  };
  return { replica: known, taken, position, isRestored };
}

/**
 * Whether no row needs an earlier key than `keyNo`. Only a row that came under it proves that what was written before it is
 * here: until then the server may still hold back what a slower transaction might precede.
 */
export const needsNoOldKey = (replica: Replica, position: SpacePosition, keyNo: number): boolean =>
  position.keyNo >= keyNo &&
  [...replica.values()].every(({ base, sealedBy }) => base === 0 || sealedBy >= keyNo);
