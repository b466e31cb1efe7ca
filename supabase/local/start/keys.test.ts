import { stat } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { loadKeys } from './keys.ts';

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
