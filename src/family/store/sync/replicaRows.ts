// The replica as it is stored. A row that cannot be read is left out, and comes again from the server.
import * as v from 'valibot';
import { CellSchema } from '#family/rules/sync/cells.ts';
import { type Replica, type ReplicaRow, rowKey } from '#family/rules/sync/replica.ts';
import type { UserDb } from '#base/storage/db.ts';

const RowSchema = v.object({
  kind: v.string(),
  id: v.string(),
  cells: v.record(v.string(), CellSchema),
  version: v.number(),
  pushed: v.number(),
  // Rows from before the server's had versions lack these two.
  base: v.optional(v.number(), 0),
  sealedBy: v.optional(v.number(), 0),
});

/** Must run in a transaction with the table `replica`. */
export async function readReplica(db: UserDb): Promise<Replica> {
  const rows = await db.replica.toArray();
  return new Map(
    rows.flatMap((row): [string, ReplicaRow][] => {
      const { success, output } = v.safeParse(RowSchema, row);
      return success ? [[rowKey(output), output]] : [];
    }),
  );
}

export const writeReplica = (db: UserDb, rows: readonly ReplicaRow[]) =>
  db.replica.bulkPut(rows.map((row) => ({ ...row })));
