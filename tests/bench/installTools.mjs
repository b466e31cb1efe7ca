// What only measuring needs is installed beside the scripts, by the first command that asks for it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const here = import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname);

/** Installs the packages of tests/bench/package.json unless all are there. Exits when it cannot. */
export function installTools() {
  const wants = Object.entries(
    JSON.parse(readFileSync(path.join(here, 'package.json'))).dependencies,
  );
  if (wants.every(([name, version]) => installedVersion(name) === version)) return;
  console.log('Installing the tools and peers beside the scripts of tests/bench, once.');
  const { status } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'],
    { cwd: here, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0) process.exit(1);
}

/** Null when the package is not there. */
export function installedVersion(name) {
  const file = path.join(here, 'node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file)).version : null;
}
