// The replica as it is stored. A row that cannot be read is left out, and comes again from the server.
import * as v from 'valibot';
import type { SyncCell } from '#family/rules/sync/cells.ts';
import { type Replica, type ReplicaRow, rowKey } from '#family/rules/sync/replica.ts';
import type { UserDb } from '#base/storage/db.ts';

const CellSchema = v.pipe(
  v.object({
    v: v.union([v.string(), v.number(), v.boolean(), v.null()]),
    t: v.pipe(v.string(), v.minLength(1)),
    p: v.optional(v.array(v.string())),
  }),
  v.transform(({ p, ...cell }): SyncCell => ({ ...cell, ...(p && { p }) })),
);
const RowSchema = v.object({
  kind: v.string(),
  id: v.string(),
  cells: v.record(v.string(), CellSchema),
  version: v.number(),
  pushed: v.number(),
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
