import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from './StartError.ts';
import { lockFolder } from './lockFolder.ts';

/** An opened, locked data folder. */
export type DataFolder = {
  root: string;
  database: string;
  storage: string;
  /** True until `finishFirstRun`: the database in it is not there yet. */
  isNew: boolean;
  finishFirstRun(): Promise<void>;
  /** Says to a second start where this one answers. */
  publish(url: string): Promise<void>;
  close(): Promise<void>;
};

// Written first and last. Without `complete` the first run never ended; without either, the folder is not ours.
const begun = 'camply-first-run';
const complete = 'camply-data';
const ours = ['pg', 'storage', 'keys.json', 'running.json', begun, complete];

/** Opens a data folder for this process alone, or throws a StartProblem that names the way out. */
export async function openDataFolder(
  root: string,
  reset = false,
  say: (line: string) => void = silent,
): Promise<DataFolder> {
  await mkdir(root, { recursive: true });
  const unlock = await lockFolder(root);
  if (!unlock) throw await inUse(root);
  try {
    await refuseForeignFolder(root);
    if (reset) await moveAside(root, say);
    await clearInterruptedFirstRun(root, say);
  } catch (problem) {
    await unlock();
    throw problem;
  }
  const isNew = !existsSync(path.join(root, complete));
  if (isNew) await writeFile(path.join(root, begun), '');
  return {
    root,
    isNew,
    database: path.join(root, 'pg'),
    storage: path.join(root, 'storage'),
    finishFirstRun: () => rename(path.join(root, begun), path.join(root, complete)),
    publish: (url) =>
      writeFile(path.join(root, 'running.json'), JSON.stringify({ pid: process.pid, url })),
    async close() {
      await rm(path.join(root, 'running.json'), { force: true });
      await unlock();
    },
  };
}

async function inUse(root: string): Promise<StartError> {
  const running = await readFile(path.join(root, 'running.json'), 'utf8').catch(() => '');
  const url = /"url":"([^"]+)"/.exec(running)?.[1];
  return new StartError(
    `Camply is already running with the data folder ${root}${url ? `, at ${url}` : ''}. Nothing was changed.`,
    'Use that one, or start a second copy of its own: PORT=4174 CAMPLY_DATA=.camply/second npm start',
  );
}

// CAMPLY_DATA may name any folder by mistake, and --reset moves things.
async function refuseForeignFolder(root: string): Promise<void> {
  if (existsSync(path.join(root, begun)) || existsSync(path.join(root, complete))) return;
  const found = (await readdir(root)).filter((name) => !name.startsWith('.'));
  const kept = found.filter((name) => !name.startsWith('old-') && name !== 'second');
  if (kept.length === 0) return;
  throw new StartError(
    `${root} is not empty and is not a Camply data folder. Nothing in it was touched.`,
    'Set CAMPLY_DATA to an empty folder.',
  );
}

// Moved, not deleted: what somebody typed may still be in there.
async function moveAside(root: string, say: (line: string) => void): Promise<void> {
  const present = ours.filter((name) => existsSync(path.join(root, name)));
  if (present.length === 0) return;
  const aside = path.join(root, `old-${new Date().toISOString().replace(/[:.]/g, '-')}`);
  await mkdir(aside);
  for (const name of present) await rename(path.join(root, name), path.join(aside, name));
  say(`Started over. The data before this is in ${aside}; delete it when you do not need it.`);
}

// Nothing could be saved before the first run ended, so nothing is lost.
async function clearInterruptedFirstRun(root: string, say: (line: string) => void): Promise<void> {
  if (!existsSync(path.join(root, begun)) || existsSync(path.join(root, complete))) return;
  say('The first run was interrupted. Starting it again.');
  for (const name of ['pg', 'storage', 'keys.json']) {
    await rm(path.join(root, name), { recursive: true, force: true });
  }
}

function silent(): void {}
