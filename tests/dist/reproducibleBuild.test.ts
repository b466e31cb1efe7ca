import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isSoak } from '../e2e/support/breadth.ts';

/** Every file of a folder with what is in it, by its SHA-256. */
async function contents(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of (await readdir(folder, { recursive: true })).toSorted()) {
    const file = path.join(folder, name);
    if (!(await stat(file)).isFile()) continue;
    found[name] = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
  }
  return found;
}

// Otherwise every deployment would make every browser download every page again.
it.runIf(isSoak)(
  'two builds of one commit are equal byte for byte',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'camply-again-'));
    execFileSync('node_modules/.bin/vite', ['build', '--outDir', folder, '--logLevel', 'error'], {
      stdio: 'pipe',
      // With the test runner's own variables it would be a build for tests.
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        CAMPLY_DAY: process.env.CAMPLY_DAY,
      },
    });
    expect(await contents(folder)).toEqual(await contents(process.env.CAMPLY_DIST ?? 'dist'));
    await rm(folder, { recursive: true, force: true });
  },
  240_000,
);
