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
  const why = whyInstall(root);
  if (!why) return;
  console.log(`Installing the packages (${why}). This takes a minute or two and happens once.`);
  // Removed first: an interrupted install leaves no mark, and the next start begins it again.
  rmSync(markFile(root), { force: true });
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
  writeFileSync(markFile(root), lockText(root));
}

/** Why the packages of this checkout need installing, or null when they are all there. */
export function whyInstall(checkout) {
  const folder = path.join(checkout, 'node_modules');
  if (!existsSync(folder)) return 'there are none yet';
  // npm writes this list last, so without it an install never ended.
  const listFile = path.join(folder, '.package-lock.json');
  if (!existsSync(listFile)) return 'the last install did not finish';
  const mark = markFile(checkout);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lockText(checkout)) return null;
  // Installed by hand, perhaps: compare what npm noted with what is wanted.
  try {
    const has = JSON.parse(readFileSync(listFile, 'utf8')).packages;
    const wants = Object.entries(JSON.parse(lockText(checkout)).packages);
    const isComplete = wants.every(
      ([name, each]) => name === '' || each.optional || has[name]?.version === each.version,
    );
    return isComplete ? null : 'they are not those of the lock file';
  } catch {
    return 'their list cannot be read';
  }
}

function markFile(checkout) {
  return path.join(checkout, 'node_modules', '.camply-installed');
}

function lockText(checkout) {
  return readFileSync(path.join(checkout, 'package-lock.json'), 'utf8');
}

function fail(what, wayOut) {
  console.error(`\n${what}\n${wayOut}\n`);
  process.exit(1);
}
