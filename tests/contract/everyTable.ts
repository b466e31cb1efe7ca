import path from 'node:path';
import * as v from 'valibot';
import { openPglite } from '#local/database/openPglite.ts';

const NamesSchema = v.array(v.object({ name: v.string() }));

/** Every row of every table of a server that was stopped, as text, by the table's name. `folder`: its data. */
export async function everyTable(folder: string): Promise<Map<string, string>> {
  const database = await openPglite({ folder: path.join(folder, 'pg'), mustExist: true });
  const found = await database.query(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  const tables = new Map<string, string>();
  for (const { name } of v.parse(NamesSchema, found)) {
    const rows = await database.query(`select to_json(t)::text as row from ${name} t`);
    tables.set(name, rows.map(({ row }) => row).join('\n'));
  }
  await database.close();
  return tables;
}
