import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { migrationFiles, seedFiles } from './sqlFiles.ts';
import { systemSchema } from './systemSchema.ts';

// Making an empty database takes most of a first run. The archive of a fresh one is kept, git-ignored,
// under a name made of everything that went into it.
const folder = path.resolve(import.meta.dirname, '../../../.cache');

/** Where the archive of a fresh database with these migrations and this seed belongs. */
export async function snapshotFile(): Promise<string> {
  const made = createHash('sha256').update(process.arch).update(systemSchema());
  for (const file of [...(await migrationFiles()), ...(await seedFiles())])
    made.update(`${file.name}${file.hash}`);
  return path.join(folder, `first-run-${made.digest('hex').slice(0, 16)}.tar`);
}

/** The archive, or null when there is none yet. */
export async function readSnapshot(file: string): Promise<Blob | null> {
  const found = await stat(file).catch(() => null);
  return found && found.size > 0 ? openAsBlob(file) : null;
}

/** Keeps the archive and drops older ones. A cache: failing to write it is no trouble. */
export async function writeSnapshot(file: string, archive: Blob): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, Buffer.from(await archive.arrayBuffer()));
    await rename(draft, file);
    for (const name of await readdir(folder)) {
      if (/^first-run-\w+\.tar$/.test(name) && name !== path.basename(file))
        await rm(path.join(folder, name));
    }
  } catch {
    await rm(`${file}.${process.pid}`, { force: true });
  }
}
