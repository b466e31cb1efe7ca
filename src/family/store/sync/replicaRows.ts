// The replica as it is stored. A row that cannot be read is left out, and comes again from the server.
import * as v from 'valibot';
import { type Replica, type ReplicaRow, rowKey } from '#family/rules/sync/replica.ts';
import type { UserDb } from '#base/storage/db.ts';
import { KeptRowSchema } from '../space/keptSpace.ts';

/** Must run in a transaction with the table `replica`. */
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
