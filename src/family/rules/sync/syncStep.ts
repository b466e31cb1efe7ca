import type { FamilyRecord } from '../familyRecord.ts';
import { emptyRemoved } from './emptyRemoved.ts';
import { recordLocalChanges, type Unread, type Writer } from './recordLocalChanges.ts';
import { receiveRows, recordsToShow } from './receiveRows.ts';
import { type ReceivedRow, type Replica, type ReplicaRow, rowKey, withRows } from './replica.ts';

export type StepInput = {
  replica: Replica;
  /** What screens show of the family. */
  here: readonly FamilyRecord[];
  unread: Unread;
  /** The rows from the server (sortReceived). */
  came: readonly ReceivedRow[];
  /** These are the last rows. */
  isWhole: boolean;
  writer: Writer;
  /** The time by the server's clock, ms since 1970. */
  nowMs: number;
};

/** Rows of the replica that change, and records for the screens. Store them together, or not at all. */
export type StepResult = { rows: ReplicaRow[]; records: FamilyRecord[] };

/** First what was changed here, so that nothing that came writes over it; then what came. */
export function syncStep(input: StepInput): StepResult {
  const { replica, here, unread, came, isWhole, writer, nowMs } = input;
  let after = withRows(replica, recordLocalChanges(replica, here, unread, writer));
  after = withRows(after, receiveRows(after, came));
  after = withRows(after, emptyRemoved(after, nowMs, writer.device));
  const rows = [...after.values()].filter((row) => replica.get(rowKey(row)) !== row);
  return { rows, records: recordsToShow(after, here, isWhole) };
}
