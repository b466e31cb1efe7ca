import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDataFolder } from './dataFolder.ts';
import { StartError } from './StartError.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';

let root: string;
let removeFolder: () => Promise<void>;

beforeEach(async () => {
  const { folder, remove } = await temporaryFolder();
  root = path.join(folder, 'data');
  removeFolder = remove;
});

afterEach(() => removeFolder());

async function aCompleteFolder(): Promise<void> {
  const folder = await openDataFolder(root);
  await mkdir(folder.database);
  await writeFile(path.join(folder.database, 'rows'), 'of a family');
  await folder.finishFirstRun();
  await folder.close();
}

test('gives a second start the address of the first and changes nothing', async () => {
  const first = await openDataFolder(root);
  await first.publishUrl('http://localhost:4173');
  await expect(openDataFolder(root, true)).rejects.toThrow(
    /already running.*http:\/\/localhost:4173/,
  );
  await first.close();
  const next = await openDataFolder(root);
  await next.close();
});

test('starts over after an interrupted first run', async () => {
  const first = await openDataFolder(root);
  await mkdir(first.database);
  await writeFile(path.join(first.database, 'half'), 'made');
  await first.close();
  const again = await openDataFolder(root);
  expect(again.isNew).toBe(true);
  expect(existsSync(again.database)).toBe(false);
  await again.close();
});

test('keeps a finished first run', async () => {
  await aCompleteFolder();
  const again = await openDataFolder(root);
  expect(again.isNew).toBe(false);
  expect(existsSync(path.join(again.database, 'rows'))).toBe(true);
  await again.close();
});

test('moves the old data aside with --reset', async () => {
  await aCompleteFolder();
  const again = await openDataFolder(root, true);
  expect(again.isNew).toBe(true);
  expect(existsSync(again.database)).toBe(false);
  const aside = (await readdir(root)).find((name) => name.startsWith('old-')) ?? '';
  expect(existsSync(path.join(root, aside, 'pg', 'rows'))).toBe(true);
  await again.close();
});

test('does not touch a folder with other files', async () => {
  await mkdir(path.join(root, 'storage'), { recursive: true });
  await writeFile(path.join(root, 'storage', 'photo.jpg'), 'mine');
  await expect(openDataFolder(root, true)).rejects.toThrow(/not a Camply data folder/);
  expect(await readdir(root)).toEqual(['storage']);
});

test.skipIf(process.platform === 'win32')(
  'closes the folder to other users, even if it was open',
  async () => {
    const mode = async () => ((await stat(root)).mode & 0o777).toString(8);
    await (await openDataFolder(root)).close();
    expect(await mode()).toBe('700');
    await chmod(root, 0o755);
    await (await openDataFolder(root)).close();
    expect(await mode()).toBe('700');
  },
);

test.each(['data', 'data/below'])('reports a file in place of the folder: %s', async (name) => {
  await writeFile(root, 'a file');
  const opening = openDataFolder(path.join(root, '..', name));
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow(/cannot be used as a data folder/);
});
