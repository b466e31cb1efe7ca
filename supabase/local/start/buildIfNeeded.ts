import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lockFolder } from './lockFolder.ts';
import { StartError } from './StartError.ts';

const inputs = [
  'src',
  'public',
  // Camps have pages of their own.
  'supabase/migrations',
  'supabase/seed',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  '.env',
  '.env.local',
];

/** Builds the site when dist is missing, unfinished or made from other sources. */
export async function buildIfNeeded(root: string, say: (line: string) => void): Promise<void> {
  const cache = path.join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const unlock = await waitForTurn(cache, say);
  try {
    const mark = path.join(cache, 'built-from');
    const sources = await fingerprint(root);
    const built = await readFile(mark, 'utf8').catch(() => '');
    if (built === sources && existsSync(path.join(root, 'dist', 'index.html'))) return;
    say('Building the site.');
    // Written again only after success: an interrupted build is built again.
    await rm(mark, { force: true });
    await run(root);
    await writeFile(mark, sources);
  } finally {
    await unlock();
  }
}

// Two starts at once must not write the same dist.
async function waitForTurn(
  cache: string,
  say: (line: string) => void,
): Promise<() => Promise<void>> {
  for (let tries = 0; ; tries += 1) {
    const unlock = await lockFolder(cache);
    if (unlock) return unlock;
    if (tries === 0) say('Another start is building the site. Waiting for it.');
    await pause(300);
  }
}

async function fingerprint(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const input of inputs) {
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
              'The build failed; the reason stands above.',
              'Mend it and start again.',
            ),
          ),
    );
  });
}
