import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

test('no two migrations have one version, which is the key of their history', async () => {
  const files = await readdir(path.resolve(import.meta.dirname, '../../migrations'));
  const versions = files.map((name) => name.slice(0, name.indexOf('_')));
  expect(versions.filter((version, at) => versions.indexOf(version) !== at)).toEqual([]);
});
