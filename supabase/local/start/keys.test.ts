import { readFile, rm, stat, writeFile } from 'node:fs/promises';
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

test('creates keys once and keeps them', async () => {
  const keys = await loadKeys(folder);
  expect(await loadKeys(folder)).toEqual(keys);
});

test('shares no key between two data folders', async () => {
  const other = await temporaryFolder();
  const [one, two] = [await loadKeys(folder), await loadKeys(other.folder)];
  await other.remove();
  expect(two.secretKey).not.toBe(one.secretKey);
  expect(two.innerSecret).not.toBe(one.innerSecret);
  expect(two.factorKey).not.toBe(one.factorKey);
  expect(two.signingKey.d).not.toBe(one.signingKey.d);
  expect(two.alarmKeys.privateKey).not.toBe(one.alarmKeys.privateKey);
});

test.skipIf(process.platform === 'win32')('lets only the owner read the file', async () => {
  await loadKeys(folder);
  const { mode } = await stat(path.join(folder, 'keys.json'));
  expect((mode & 0o777).toString(8)).toBe('600');
});

test('replaces lost keys and reports the loss', async () => {
  const told: string[] = [];
  const onLost = () => told.push('lost');
  const keys = await loadKeys(folder);
  expect(await loadKeys(folder, onLost)).toEqual(keys);
  expect(told).toEqual([]);
  await rm(path.join(folder, 'keys.json'));
  expect(await loadKeys(folder, onLost)).not.toEqual(keys);
  expect(told).toEqual(['lost']);
});

test.each(['', '{ half', '{}'])('does not replace unreadable keys: %j', async (text) => {
  await writeFile(path.join(folder, 'keys.json'), text);
  const loading = loadKeys(folder);
  await expect(loading).rejects.toThrow(StartError);
  await expect(loading).rejects.toThrow(/keys\.json cannot be read/);
});

test('adds the keys of alarms to those of an older folder, and changes no other', async () => {
  const { alarmKeys, ...older } = await loadKeys(folder);
  const file = path.join(folder, 'keys.json');
  await writeFile(file, JSON.stringify({ ...older, ofLater: 'kept' }));
  const keys = await loadKeys(folder);
  expect(keys).toEqual({ ...older, ofLater: 'kept', alarmKeys: keys.alarmKeys });
  expect(keys.alarmKeys).not.toEqual(alarmKeys);
  expect(keys.alarmKeys.publicKey).toMatch(/^[\w-]{87}$/);
  expect(await loadKeys(folder)).toEqual(keys);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(keys);
});
