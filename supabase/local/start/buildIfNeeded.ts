import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  nextCalendarSeason,
  schoolYearStart,
} from '../../../src/camps/rules/season/calendarSeason.ts';
import { seasonPhase } from '../../../src/camps/rules/season/phase.ts';
import { BreakSchema } from '../../../src/camps/rules/season/season.ts';
import { atlantaDay } from '../../../src/base/day/atlantaDay.ts';
import { lockFolder } from './lockFolder.ts';
import { StartError } from './StartError.ts';

const INPUTS = [
  'src',
  'public',
  // Camps have pages of their own, written from the sample data.
  'supabase/migrations',
  'supabase/seed',
  'supabase/local/samples',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  '.env',
  '.env.local',
];

/** Builds the site when dist is missing, unfinished, made from other sources, or for other seasons than today's. */
export async function buildIfNeeded(root: string, log: (line: string) => void): Promise<void> {
  const cache = path.join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const unlock = await waitForLock(cache, log);
  try {
    const stamp = path.join(cache, 'built-from');
    const sources = await fingerprint(root);
    const built = await readFile(stamp, 'utf8').catch(() => '');
    if (built === sources && existsSync(path.join(root, 'dist', 'index.html'))) return;
    log('Building the site.');
    // Written only after success: an interrupted build starts over.
    await rm(stamp, { force: true });
    await run(root);
    await writeFile(stamp, sources);
  } finally {
    unlock();
  }
}

// Two starts at once must not write the same dist.
async function waitForLock(cache: string, log: (line: string) => void): Promise<() => void> {
  for (let attempt = 0; ; attempt += 1) {
    const unlock = lockFolder(cache);
    if (unlock) return unlock;
    if (attempt === 0) log('Another start is building the site. Waiting for it.');
    await pause(300);
  }
}

async function fingerprint(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    const from = path.join(root, input);
    const facts = await stat(from).catch(() => null);
    if (!facts) continue;
    const files = facts.isDirectory()
      ? (await readdir(from, { recursive: true })).toSorted()
      : [''];
    for (const name of files) {
      const each = await stat(path.join(from, name)).catch(() => null);
      if (each?.isFile()) hash.update(`${input}/${name} ${each.size} ${each.mtimeMs}\n`);
    }
  }
  // Pages speak of the seasons of their day.
  const day = process.env.CAMPLY_DAY || atlantaDay(Date.now());
  for (const name of BreakSchema.options) {
    const season = nextCalendarSeason(name, day);
    hash.update(`${season.id} ${seasonPhase(season, day)} ${schoolYearStart(day)}\n`);
  }
  for (const name of Object.keys(process.env).toSorted()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  }
  return hash.digest('hex');
}

function run(root: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const build = spawn('npm', ['run', '--silent', 'build'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    build.once('error', reject);
    build.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(
            new StartError(
              'The build failed; the reason is printed above.',
              'Fix it and start again.',
            ),
          ),
    );
  });
}
