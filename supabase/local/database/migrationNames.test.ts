import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

test('gives each migration a version of its own', async () => {
  const files = await readdir(path.resolve(import.meta.dirname, '../../migrations'));
  const versions = files.map((name) => name.slice(0, name.indexOf('_')));
  expect(versions.filter((version, at) => versions.indexOf(version) !== at)).toEqual([]);
});
