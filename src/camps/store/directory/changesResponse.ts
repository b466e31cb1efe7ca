import * as v from 'valibot';
import { RemoteError } from '#base/http/RemoteError.ts';

/** The largest xid8 of PostgreSQL. A device that accepted a larger one would never receive changes again. */
const MAX_XID = 2n ** 64n - 1n;

/** The position at which a pull continues: the last row's transaction and '<kind>:<id>'. Only the server makes one. */
export const CursorSchema = v.object({
  xid: v.pipe(
    v.string(),
    v.check((xid) => /^\d{1,20}$/.test(xid) && BigInt(xid) <= MAX_XID),
  ),
  id: v.string(),
});
export type ChangesCursor = v.InferOutput<typeof CursorSchema>;

const AnswerSchema = v.object({
  epoch: v.pipe(v.string(), v.minLength(1)),
  rows: v.array(v.unknown()),
  next: CursorSchema,
  /** The only sign of the end. A short page is no sign: servers cap rows. */
  more: v.boolean(),
  /** The cursor lies in the server's future: its database was restored. */
  reset: v.boolean(),
});
export type ChangesResponse = v.InferOutput<typeof AnswerSchema>;

/** The envelope of changed_camps; its rows are parsed one by one (rows.ts). Throws RemoteError 'retry'. */
export function parseChangesResponse(raw: unknown): ChangesResponse {
  const read = v.safeParse(AnswerSchema, raw);
  if (!read.success) throw new RemoteError('retry', 'the answer is not from our server');
  return read.output;
}
