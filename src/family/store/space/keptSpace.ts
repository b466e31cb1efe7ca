// What a phone keeps of a space, beside its keys: the rows, and how far they are in step with the server.
import * as v from 'valibot';
import { CellSchema } from '#family/rules/sync/cells.ts';
import { START } from '#family/rules/sync/receivePage.ts';
import type { Clock } from '#base/device/clock.ts';
import type { UserDb } from '#base/storage/db.ts';
import type { Writer } from '#family/rules/sync/recordLocalChanges.ts';
import { type Replica, type ReplicaRow, rowKey } from '#family/rules/sync/replica.ts';

export const KeptRowSchema = v.object({
  kind: v.string(),
  id: v.string(),
  cells: v.record(v.string(), CellSchema),
  version: v.number(),
  pushed: v.number(),
  // Rows from before the server's had versions lack these two.
  base: v.optional(v.number(), 0),
  sealedBy: v.optional(v.number(), 0),
});

/** Of a space as it is stored. */
export const standingEntries = {
  cursor: v.object({ xid: v.string(), id: v.string() }),
  epoch: v.nullable(v.string()),
  /** How far this device's clock is ahead of the server's, ms. */
  aheadMs: v.number(),
  /** When the last pass was done, ms since 1970; null before the first. */
  syncedAt: v.nullable(v.number()),
  /** Keys of rows that the server does not take. */
  leftOut: v.optional(v.array(v.string()), () => []),
  /** Places of rows of the server that do not open, or are older than what is known here. */
  keptOut: v.array(v.string()),
  /** The number of the latest key that a row came under. */
  keyNo: v.optional(v.number(), 0),
  /** Whether the server takes what this phone writes. */
  mayWrite: v.optional(v.boolean(), false),
};
const StandingSchema = v.object(standingEntries);
export type Standing = v.InferOutput<typeof StandingSchema>;

/** Before the first pass. */
export const NOWHERE: Standing = {
  cursor: START,
  epoch: null,
  aheadMs: 0,
  syncedAt: null,
  leftOut: [],
  keptOut: [],
  keyNo: 0,
  mayWrite: false,
};

export type KeptSpace = { replica: Replica; at: Standing };

/**
 * The family's replica as it is stored, in a transaction with its table. A row that cannot be read is left out, and comes again from
 * the server.
 */
export async function readReplica(db: UserDb): Promise<Replica> {
  const rows = await db.replica.toArray();
  return new Map(
    rows.flatMap((row): [string, ReplicaRow][] => {
      const { success, output } = v.safeParse(KeptRowSchema, row);
      return success ? [[rowKey(output), output]] : [];
    }),
  );
}

export const writeReplica = (db: UserDb, rows: readonly ReplicaRow[]) =>
  db.replica.bulkPut(rows.map((row) => ({ ...row })));

/** Stamps nothing later than the server's time, because a fast clock would win until then. */
export const writerOf = (
  { device, aheadMs }: { device: string; aheadMs: number },
  clock: Clock,
): Writer => ({
  device,
  atServer: (ms) => Math.min(ms, clock.now()) - aheadMs,
});
