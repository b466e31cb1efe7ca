import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** `name` without folder. */
export type TextFile = { name: string; text: string; hash: string };

const supabase = path.resolve(import.meta.dirname, '../..');

export const migrationFiles = () => filesIn('migrations', /\.sql$/);
/** Files of SQL, and of what the importers take. */
export const seedFiles = () => filesIn('seed', /\.(?:sql|csv)$/);
/** The code that reads the seed. */
export const importerFiles = async () =>
  (
    await Promise.all(
      ['local/camps', 'local/camps/csv', 'local/districts'].map((folder) =>
        filesIn(folder, /^\w+\.ts$/),
      ),
    )
  ).flat();
export const seedLogoFolder = path.join(supabase, 'seed', 'logos');

async function filesIn(name: string, wanted: RegExp): Promise<TextFile[]> {
  const folder = path.join(supabase, name);
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((file) => wanted.test(file)).toSorted();
  return Promise.all(
    names.map(async (file) => {
      const text = await readFile(path.join(folder, file), 'utf8');
      return { name: file, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}
