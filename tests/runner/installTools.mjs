// What only some scripts need is installed beside them, by the first command that asks for it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Installs the packages of `folder`'s package.json unless all are there. Exits when it cannot. */
export function installTools(folder) {
  const wants = Object.entries(
    JSON.parse(readFileSync(path.join(folder, 'package.json'))).dependencies,
  );
  if (wants.every(([name, version]) => installedVersion(folder, name) === version)) return;
  console.log(`Installing what the scripts of ${path.basename(folder)} need, once.`);
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(1);
}

/** Null when the package is not there. */
export function installedVersion(folder, name) {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file)).version : null;
}
