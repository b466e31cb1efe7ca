// Runs supabase/tests/*.test.sql in an embedded database, or on DATABASE_URL when pgTAP is installed there.
// Each file is one transaction and rolls itself back.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pgtap } from '@electric-sql/pglite/pgtap';
import postgres from 'postgres';
import { migrate } from './database/migrate.ts';
import { openPglite } from './database/openPglite.ts';
import { openPostgres } from './database/openPostgres.ts';
import { readTap } from './testing/readTap.ts';

type Runner = { run: (sql: string) => Promise<unknown[]>; close: () => Promise<void> };

const folder = path.resolve(import.meta.dirname, '../tests');
const runner = await (process.env.DATABASE_URL ? onPostgres(process.env.DATABASE_URL) : embedded());
let passed = 0;
let failed = 0;
for (const name of (await readdir(folder))
  .filter((file) => file.endsWith('.test.sql'))
  .toSorted()) {
  const { lines, error } = await runFile(await readFile(path.join(folder, name), 'utf8'));
  const result = readTap(lines);
  passed += result.passed;
  failed += result.failed + (error ? 1 : 0);
  console.log(`# ${name}\n${lines.join('\n')}`);
  if (error) console.log(`not ok - ${name} aborted: ${error}`);
}
await runner.close();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

async function runFile(sql: string): Promise<{ lines: string[]; error: string | null }> {
  try {
    return { lines: (await runner.run(sql)).flatMap(textLines), error: null };
  } catch (error) {
    await runner.run('rollback; reset role');
    return { lines: [], error: error instanceof Error ? error.message : String(error) };
  }
}

// A pgTAP function returns one text per row, sometimes of several lines.
function textLines(row: unknown): string[] {
  const [first] = row && typeof row === 'object' ? Object.values(row) : [];
  return typeof first === 'string' ? first.split('\n') : [];
}

async function embedded(): Promise<Runner> {
  const database = await openPglite({ folder: null, extensions: { pgtap } });
  await migrate(database, () => {});
  return {
    run: async (sql) => (await database.driver.exec(sql)).flatMap((result) => result.rows),
    close: database.close,
  };
}

async function onPostgres(url: string): Promise<Runner> {
  const database = await openPostgres(url);
  await migrate(database, () => {});
  await database.close();
  // One connection: a file is one session.
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  return {
    run: async (text) => (await sql.unsafe(text)).flat(),
    close: () => sql.end(),
  };
}
