// Makes sure node_modules holds what the lock file says. Node built-ins only.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Runs `npm ci` when node_modules is missing, unfinished or older than the lock file. Says what it does; exits when it cannot. */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(
      `Camply needs Node 20.19 or newer; this is ${process.version}.`,
      'Install a newer Node from https://nodejs.org',
    );
  }
  const why = whyInstall();
  if (!why) return;
  console.log(`Installing the packages (${why}). This takes a minute or two and happens once.`);
  // Removed first: an interrupted install leaves no mark, and the next start begins it again.
  rmSync(markFile(), { force: true });
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, error } = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error || status !== 0) {
    fail(
      `Installing the packages failed${error ? `: ${error.message}` : ''}.`,
      'Check the network and the room on the disk, then start again: it begins where it can.',
    );
  }
  writeFileSync(markFile(), lockText());
}

// npm writes its own hidden lock file last, so a node_modules without it is an install that never ended.
function whyInstall() {
  const folder = path.join(root, 'node_modules');
  if (!existsSync(folder)) return 'there are none yet';
  if (!existsSync(path.join(folder, '.package-lock.json')))
    return 'the last install did not finish';
  if (existsSync(markFile())) {
    return readFileSync(markFile(), 'utf8') === lockText() ? null : 'the lock file has changed';
  }
  return matchesHiddenLock() ? null : 'they are not those of the lock file';
}

// After an `npm install` by hand there is no mark of ours: compare what npm noted with what is wanted.
function matchesHiddenLock() {
  try {
    const has = JSON.parse(
      readFileSync(path.join(root, 'node_modules', '.package-lock.json'), 'utf8'),
    ).packages;
    const wants = JSON.parse(lockText()).packages;
    return Object.entries(wants).every(
      ([name, each]) => name === '' || each.optional || has[name]?.version === each.version,
    );
  } catch {
    return false;
  }
}

function markFile() {
  return path.join(root, 'node_modules', '.camply-installed');
}

function lockText() {
  return readFileSync(path.join(root, 'package-lock.json'), 'utf8');
}

function fail(what, wayOut) {
  console.error(`\n${what}\n${wayOut}\n`);
  process.exit(1);
}
