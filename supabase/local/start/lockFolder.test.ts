import { execFileSync, spawn } from 'node:child_process';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { lockFolder } from './lockFolder.ts';

let folder: string;
let removeFolder: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove: removeFolder } = await temporaryFolder());
});

afterEach(() => removeFolder());

/** As another container sees the network: with namespaces of its own, where this machine allows it. */
function inOtherContainer(program: string, args: string[]): [string, string[]] {
  try {
    execFileSync('unshare', ['-n', 'true'], { stdio: 'ignore' });
    return ['unshare', ['-n', program, ...args]];
  } catch {
    return [program, args];
  }
}

test('locks a folder once, and again after it is unlocked', async () => {
  const unlock = lockFolder(folder);
  expect(lockFolder(folder)).toBeNull();
  unlock?.();
  const again = lockFolder(folder);
  expect(again).not.toBeNull();
  again?.();
});

test('recognizes a folder under another name', async () => {
  await mkdir(path.join(folder, 'data'));
  await symlink(path.join(folder, 'data'), path.join(folder, 'link'));
  const unlock = lockFolder(path.join(folder, 'data'));
  expect(lockFolder(path.join(folder, 'link'))).toBeNull();
  unlock?.();
});

test('keeps the lock of a container on the same volume until it is killed', async () => {
  const module = JSON.stringify(path.join(import.meta.dirname, 'lockFolder.ts'));
  const script = `import { lockFolder } from ${module};
    console.log(lockFolder(${JSON.stringify(folder)}) ? 'locked' : 'refused');
    setInterval(() => {}, 1000);`;
  const [program, args] = inOtherContainer(process.execPath, [
    '--input-type=module-typescript',
    '-e',
    script,
  ]);
  const other = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  other.stderr.on('data', (text: Buffer) => (printed += text.toString()));
  const said = await new Promise((resolve) => {
    other.stdout.once('data', (text: Buffer) => resolve(text.toString().trim()));
  });
  expect(said).toBe('locked');
  expect(lockFolder(folder)).toBeNull();

  const exited = new Promise((resolve) => other.once('exit', resolve));
  other.kill('SIGKILL');
  await exited;
  const unlock = lockFolder(folder);
  expect(unlock).not.toBeNull();
  unlock?.();
  expect(printed).toBe('');
});

test('locks by one hidden file, so that the folder still counts as empty', async () => {
  lockFolder(folder)?.();
  expect(await readdir(folder)).toEqual(['.camply-lock']);
});
