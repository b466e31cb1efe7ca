import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { importerFiles, migrationFiles, seedFiles } from './sourceFiles.ts';
import { systemSchema } from './systemSchema.ts';

// Creating a database takes most of a first run. A snapshot of a fresh one is cached, git-ignored,
// under a hash of everything that went into it.
const folder = path.resolve(import.meta.dirname, '../../../.cache');

/** The cache file for these migrations, and for this seed as the importers read it. */
export async function snapshotFile(): Promise<string> {
  const hash = createHash('sha256').update(process.arch).update(systemSchema());
  const files = await Promise.all([migrationFiles(), seedFiles(), importerFiles()]);
  for (const file of files.flat()) hash.update(`${file.name}${file.hash}`);
  return path.join(folder, `first-run-${hash.digest('hex').slice(0, 16)}.tar`);
}

/** The snapshot, or null when there is none yet. */
export async function readSnapshot(file: string): Promise<Blob | null> {
  const found = await stat(file).catch(() => null);
  return found && found.size > 0 ? openAsBlob(file) : null;
}

/** Writes the snapshot and removes older ones. It is a cache: a failure does not matter. */
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
