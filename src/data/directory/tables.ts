// A page file as the server's job writes it: the names of the fields stand once for many rows.
import * as v from 'valibot';

const TableSchema = v.object({
  kind: v.string(),
  columns: v.array(v.string()),
  rows: v.array(v.array(v.unknown())),
});
type Table = v.InferOutput<typeof TableSchema>;

/** Its rows in the words of changed_camps, for readRows. What is no table of ours is one row nobody can read. */
export function changesIn(file: unknown): unknown[] {
  const tables: unknown[] = Array.isArray(file) ? file : [file];
  return tables.flatMap((raw) => {
    const { success, output } = v.safeParse(TableSchema, raw);
    return success ? output.rows.map((values) => changeOf(output, values)) : [raw];
  });
}

function changeOf({ kind, columns }: Table, values: readonly unknown[]) {
  const row: Record<string, unknown> = {};
  for (const [place, column] of columns.entries()) row[column] = values[place];
  return { kind, id: row['id'], deleted: false, row };
}
