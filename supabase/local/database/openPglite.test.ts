import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isDiskFull } from '../start/isDiskFull.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { openPglite } from './openPglite.ts';

const disk = vi.hoisted(() => ({ freeMegabytes: 1000 }));
vi.mock('node:fs/promises', async (original) => ({
  ...(await original<object>()),
  statfs: async () => ({ bavail: disk.freeMegabytes, bsize: 1_000_000 }),
}));

let folder: string;
let removeFolder: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove: removeFolder } = await temporaryFolder());
  // Looks like a database from outside and cannot be opened.
  await mkdir(path.join(folder, 'PG_VERSION'));
  await mkdir(path.join(folder, 'global', 'pg_control'), { recursive: true });
  await mkdir(path.join(folder, 'base'));
});

afterEach(() => removeFolder());

const failure = () => openPglite({ folder, mustExist: true }).catch((error: unknown) => error);

test('does not call a database damaged that fails to open on a full disk', async () => {
  disk.freeMegabytes = 10;
  const error = await failure();
  expect(isDiskFull(error)).toBe(true);
  expect(String(error)).not.toMatch(/damaged/);
});

test('calls a database damaged that fails to open with room on the disk', async () => {
  disk.freeMegabytes = 1000;
  expect(String(await failure())).toMatch(/damaged/);
});
