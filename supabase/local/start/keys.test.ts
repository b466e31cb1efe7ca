import { rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { loadKeys } from './keys.ts';
import { StartError } from './StartError.ts';

let folder: string;
let removeFolder: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove: removeFolder } = await temporaryFolder());
});

afterEach(() => removeFolder());

test('keys are made once and stay the same', async () => {
  const keys = await loadKeys(folder);
  expect(await loadKeys(folder)).toEqual(keys);
});

test('two data folders share no key', async () => {
  const other = await temporaryFolder();
  const [one, two] = [await loadKeys(folder), await loadKeys(other.folder)];
  await other.remove();
  expect(two.secretKey).not.toBe(one.secretKey);
  expect(two.innerSecret).not.toBe(one.innerSecret);
  expect(two.factorKey).not.toBe(one.factorKey);
  expect(two.signingKey.d).not.toBe(one.signingKey.d);
});

test.skipIf(process.platform === 'win32')('only the owner may read the file', async () => {
  await loadKeys(folder);
  const { mode } = await stat(path.join(folder, 'keys.json'));
  expect((mode & 0o777).toString(8)).toBe('600');
});

test('lost keys are replaced, and the loss is told', async () => {
  const told: string[] = [];
  const onLost = () => told.push('lost');
  const keys = await loadKeys(folder);
  expect(await loadKeys(folder, onLost)).toEqual(keys);
  expect(told).toEqual([]);
  await rm(path.join(folder, 'keys.json'));
  expect(await loadKeys(folder, onLost)).not.toEqual(keys);
  expect(told).toEqual(['lost']);
});

test.each(['', '{ half', '{}'])('keys that cannot be read are not replaced: %j', async (text) => {
  await writeFile(path.join(folder, 'keys.json'), text);
  const loading = loadKeys(folder);
  await expect(loading).rejects.toThrow(StartError);
  await expect(loading).rejects.toThrow(/keys\.json cannot be read/);
});
