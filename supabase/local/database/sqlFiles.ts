import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** One SQL file; `name` without folder. */
export type SqlFile = { name: string; sql: string; hash: string };

const supabase = path.resolve(import.meta.dirname, '../..');

export const migrationFiles = (): Promise<SqlFile[]> => sqlFiles(path.join(supabase, 'migrations'));
export const seedFiles = (): Promise<SqlFile[]> => sqlFiles(path.join(supabase, 'seed'));
export const seedLogoFolder = path.join(supabase, 'seed', 'logos');

async function sqlFiles(folder: string): Promise<SqlFile[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
