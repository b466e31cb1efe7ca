// Makes sure node_modules matches the lock file. Node built-ins only.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import './requireNode.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Runs `npm ci` when node_modules is missing, incomplete or does not match the lock file. Exits when that fails. */
export async function ensureInstalled() {
  const reason = whyInstall(root);
  if (!reason) return;
  console.log(`Installing the packages (${reason}). This takes a minute or two and happens once.`);
  // Removed first: an interrupted install leaves no stamp, and the next start repeats it.
  rmSync(stampFile(root), { force: true });
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, error } = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error || status !== 0) {
    fail(
      `Installing the packages failed${error ? `: ${error.message}` : ''}.`,
      'Check the network and the free space on the disk, then start again.',
    );
  }
  writeFileSync(stampFile(root), lockText(root));
}

/** Why the packages of this checkout need installing, or null when they are complete. */
export function whyInstall(checkout) {
  const folder = path.join(checkout, 'node_modules');
  if (!existsSync(folder)) return 'there are none yet';
  // Another checkout's: `npm ci` would empty its folder through the link.
  if (lstatSync(folder).isSymbolicLink()) return null;
  // npm writes this list last: without it an install did not finish.
  const listFile = path.join(folder, '.package-lock.json');
  if (!existsSync(listFile)) return 'the last install did not finish';
  const stamp = stampFile(checkout);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockText(checkout)) return null;
  // Perhaps installed by hand: compare npm's list with the lock file.
  try {
    const installed = JSON.parse(readFileSync(listFile, 'utf8')).packages;
    const wanted = Object.entries(JSON.parse(lockText(checkout)).packages);
    const isComplete = wanted.every(
      ([name, each]) => name === '' || each.optional || installed[name]?.version === each.version,
    );
    return isComplete ? null : 'they are not those of the lock file';
  } catch {
    return 'their list cannot be read';
  }
}

function stampFile(checkout) {
  return path.join(checkout, 'node_modules', '.camply-installed');
}

function lockText(checkout) {
  return readFileSync(path.join(checkout, 'package-lock.json'), 'utf8');
}

function fail(message, remedy) {
  console.error(`\n${message}\n${remedy}\n`);
  process.exit(1);
}
