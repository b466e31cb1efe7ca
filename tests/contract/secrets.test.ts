import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { expect, it } from 'vitest';
import { loadKeys } from '#local/start/keys.ts';
import { temporaryFolder } from '#local/testing/temporaryFolder.ts';
import { secretIn } from '#tests/fixtures/secretIn.ts';

const root = path.resolve(import.meta.dirname, '../..');

it('finds no secret in the repository', async () => {
  const names = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  const found: string[] = [];
  for (const name of names.split('\0').filter(Boolean)) {
    // A file that is deleted and not yet committed.
    const text = await readFile(path.join(root, name), 'latin1').catch(() => '');
    const secret = secretIn(text);
    if (secret !== null) found.push(`${name}: ${secret}`);
  }
  expect(found).toEqual([]);
});

it('ignores the data folder, its keys and local environment files', () => {
  const ignored = ['.camply/keys.json', '.cache/x.tar', '.env', '.env.local', 'dist/index.html'];
  const told = execFileSync('git', ['check-ignore', ...ignored], { cwd: root, encoding: 'utf8' });
  expect(told.trim().split('\n')).toEqual(ignored);
});

it('finds planted keys', async () => {
  const { folder, remove } = await temporaryFolder();
  const keys = await loadKeys(folder);
  await remove();
  expect(secretIn(`const key = '${keys.secretKey}';`)).toBe(keys.secretKey);
  expect(secretIn(JSON.stringify(keys.signingKey))).toContain(keys.signingKey.d);
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  expect(secretIn(JSON.stringify(await exportJWK(privateKey)))).not.toBeNull();
  expect(
    secretIn(['eyJhbGciOiJIUzI1NiJ9', 'eyJyb2xlIjoiYSJ9', 'x'.repeat(43)].join('.')),
  ).not.toBeNull();
  expect(secretIn('sb_publishable_camply_local')).toBeNull();
});
