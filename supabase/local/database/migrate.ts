import { StartError } from '../start/StartError.ts';
import type { Database } from './Database.ts';
import { quoted } from './quoted.ts';
import { migrationFiles, seedFiles } from './sourceFiles.ts';
import { systemSchema } from './systemSchema.ts';

/**
 * Brings a database up to date: system schema, pending migrations, and the seed once.
 * Each migration and its history row are one transaction, so an interrupted run continues where it stopped.
 */
export async function migrate(database: Database, log: (line: string) => void): Promise<void> {
  await database.script(systemSchema());
  const applied = new Set(
    (await database.query('select version from supabase_migrations.schema_migrations')).map(
      (row) => row.version,
    ),
  );
  for (const { name, text: sql } of await migrationFiles()) {
    const [, version, title] = /^(\d{14})_(.+)\.sql$/.exec(name) ?? [];
    if (!version || !title || applied.has(version)) continue;
    await database.script(`${sql}\n;${historyRow(version, title, sql)}`).catch((error: unknown) => {
      throw new StartError(
        `The migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`,
        'Fix the file and start again; the database is as it was before.',
        error,
      );
    });
  }
  await seedOnce(database, log);
}

async function seedOnce(database: Database, log: (line: string) => void): Promise<void> {
  const seeded = new Map(
    (await database.query('select path, hash from supabase_migrations.seed_files')).map((row) => [
      row.path,
      row.hash,
    ]),
  );
  const files = await seedFiles();
  if (seeded.size > 0) {
    const isOld = files.some(({ name, hash }) => seeded.get(name) !== hash);
    if (isOld)
      log('The sample data is newer than this data folder. `npm start -- --reset` loads it.');
    return;
  }
  if (files.length === 0) return;
  // The importers are needed here alone: a start with a database that is there does without their code.
  const { seedSql } = await import('../samples/seedSql.ts');
  const seedRows = files.map(({ name, hash }) => `(${quoted(name)}, ${quoted(hash)})`).join(', ');
  await database.script(
    [
      ...files.map(seedSql),
      `insert into supabase_migrations.seed_files (path, hash) values ${seedRows}`,
    ].join('\n;'),
  );
}

function historyRow(version: string, title: string, sql: string): string {
  return `insert into supabase_migrations.schema_migrations (version, name, statements)
    values (${quoted(version)}, ${quoted(title)}, array[${quoted(sql)}])`;
}
