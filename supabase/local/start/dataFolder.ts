import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDiskFull } from './isDiskFull.ts';
import { StartError } from './StartError.ts';
import { lockFolder } from './lockFolder.ts';

/** An opened, locked data folder. */
export type DataFolder = {
  root: string;
  database: string;
  storage: string;
  /** True until `finishFirstRun`, while it has no complete database. */
  isNew: boolean;
  finishFirstRun(): Promise<void>;
  /** Leaves the address of this server for a second start to report. */
  publishUrl(url: string): Promise<void>;
  close(): Promise<void>;
};

// Marker files, the first and the last thing of a first run. A folder without either is not ours.
const STARTED = 'camply-first-run';
const COMPLETE = 'camply-data';
const OWN_FILES = ['pg', 'storage', 'keys.json', 'running.json', STARTED, COMPLETE];

/** Opens a data folder for this process alone. Throws a StartError with the remedy. */
export async function openDataFolder(
  root: string,
  reset = false,
  log: (line: string) => void = () => {},
): Promise<DataFolder> {
  const unlock = await makeOwnFolder(root)
    .then(() => lockFolder(root))
    .catch((error: unknown) => {
      throw error instanceof StartError || isDiskFull(error) ? error : unusableError(root, error);
    });
  if (!unlock) throw await inUseError(root);
  try {
    if (reset) await moveAside(root, log);
    await clearInterruptedFirstRun(root, log);
  } catch (error) {
    unlock();
    throw error;
  }
  const isNew = !existsSync(path.join(root, COMPLETE));
  if (isNew) await writeFile(path.join(root, STARTED), '');
  return {
    root,
    isNew,
    database: path.join(root, 'pg'),
    storage: path.join(root, 'storage'),
    finishFirstRun: () => rename(path.join(root, STARTED), path.join(root, COMPLETE)),
    publishUrl: (url) =>
      writeFile(path.join(root, 'running.json'), JSON.stringify({ pid: process.pid, url })),
    async close() {
      await rm(path.join(root, 'running.json'), { force: true });
      unlock();
    },
  };
}

async function makeOwnFolder(root: string): Promise<void> {
  await mkdir(root, { recursive: true });
  await refuseForeignFolder(root);
  // It holds password hashes: nothing for other users of the machine.
  await chmod(root, 0o700);
}

function unusableError(root: string, cause: unknown): StartError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new StartError(
    `${root} cannot be used as a data folder: ${why}`,
    'Choose a folder that you may write: CAMPLY_DATA=/other/folder npm start',
    cause,
  );
}

async function inUseError(root: string): Promise<StartError> {
  const running = await readFile(path.join(root, 'running.json'), 'utf8').catch(() => '');
  const url = /"url":"([^"]+)"/.exec(running)?.[1];
  return new StartError(
    `Camply is already running with the data folder ${root}${url ? `, at ${url}` : ''}. Nothing was changed.`,
    'Use that one, or start another with a folder of its own: PORT=4174 CAMPLY_DATA=.camply/second npm start',
  );
}

// CAMPLY_DATA may name any folder by mistake, and --reset moves things.
async function refuseForeignFolder(root: string): Promise<void> {
  if (existsSync(path.join(root, STARTED)) || existsSync(path.join(root, COMPLETE))) return;
  const foreign = (await readdir(root)).filter((name) => !/^(\.|old-|second$)/.test(name));
  if (foreign.length === 0) return;
  throw new StartError(
    `${root} is not empty and is not a Camply data folder. Nothing in it was touched.`,
    'Set CAMPLY_DATA to an empty folder.',
  );
}

// Moved, not deleted: it may contain data that a person entered.
async function moveAside(root: string, log: (line: string) => void): Promise<void> {
  const present = OWN_FILES.filter((name) => existsSync(path.join(root, name)));
  if (present.length === 0) return;
  const aside = path.join(root, `old-${new Date().toISOString().replace(/[:.]/g, '-')}`);
  await mkdir(aside);
  for (const name of present) await rename(path.join(root, name), path.join(aside, name));
  log(`Started over. The previous data is in ${aside}; delete it when you no longer need it.`);
}

// Nothing can be saved before the first run has ended, so nothing is lost.
async function clearInterruptedFirstRun(root: string, log: (line: string) => void): Promise<void> {
  if (!existsSync(path.join(root, STARTED)) || existsSync(path.join(root, COMPLETE))) return;
  log('The first run was interrupted. Starting it again.');
  for (const name of ['pg', 'storage', 'keys.json']) {
    await rm(path.join(root, name), { recursive: true, force: true });
  }
}
