import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { whyInstall } from './ensureInstalled.mjs';
import { temporaryFolder } from './testing/temporaryFolder.ts';

let root: string;
let removeFolder: () => Promise<void>;

const lock = (version: string) =>
  JSON.stringify({
    packages: {
      '': { name: 'camply' },
      'node_modules/dexie': { version },
      'node_modules/other-system': { version: '1.0.0', optional: true },
    },
  });

const listed = (version: string) =>
  JSON.stringify({ packages: { 'node_modules/dexie': { version } } });
const put = (name: string, text: string) => writeFile(path.join(root, name), text);

beforeEach(async () => {
  ({ folder: root, remove: removeFolder } = await temporaryFolder());
  await put('package-lock.json', lock('4.0.0'));
});

afterEach(() => removeFolder());

test('installs packages in a fresh clone', () => {
  expect(whyInstall(root)).toBe('there are none yet');
});

test('repeats an interrupted installation', async () => {
  await mkdir(path.join(root, 'node_modules/dexie'), { recursive: true });
  expect(whyInstall(root)).toBe('the last install did not finish');
});

test('leaves linked packages of another checkout alone', async () => {
  await mkdir(path.join(root, 'others'));
  await symlink(path.join(root, 'others'), path.join(root, 'node_modules'));
  expect(whyInstall(root)).toBeNull();
});

test('leaves packages alone that match the lock file', async () => {
  await mkdir(path.join(root, 'node_modules'));
  await put('node_modules/.package-lock.json', listed('4.0.0'));
  expect(whyInstall(root)).toBeNull();
});

test('installs again for a newer lock file', async () => {
  await mkdir(path.join(root, 'node_modules'));
  await put('node_modules/.package-lock.json', listed('4.0.0'));
  await put('node_modules/.camply-installed', lock('4.0.0'));
  expect(whyInstall(root)).toBeNull();
  await put('package-lock.json', lock('4.0.1'));
  expect(whyInstall(root)).toBe('they are not those of the lock file');
});

test('installs again when the list of packages is unreadable', async () => {
  await mkdir(path.join(root, 'node_modules'));
  await put('node_modules/.package-lock.json', '{ half');
  expect(whyInstall(root)).toBe('their list cannot be read');
});
