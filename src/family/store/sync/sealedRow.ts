// What the server has of a row. Whatever is not sealed does not pass this schema, and nothing else is ever sent.
import * as v from 'valibot';

const StampSchema = v.pipe(v.string(), v.regex(/^[\da-f]{12}-[\da-f]{4}-[\da-f]{8}$/));

const CellSchema = v.strictObject({
  v: v.nullable(v.strictObject({ $: v.pipe(v.string(), v.regex(/^[\w-]+$/)) })),
  t: StampSchema,
  p: v.optional(v.array(StampSchema)),
});
export type SealedCell = v.InferOutput<typeof CellSchema>;

export const SealedRowSchema = v.strictObject({
  kind: v.pipe(v.string(), v.regex(/^[a-z_]{1,20}$/)),
  id: v.pipe(v.string(), v.maxLength(120)),
  cells: v.record(v.string(), CellSchema),
});
export type SealedRow = v.InferOutput<typeof SealedRowSchema>;
