import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../testing/testServer.ts';
import { sweepLogos } from './sweepLogos.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const bytes = new Uint8Array(PNG);

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const upload = (name: string) =>
  server.operator.storage.from('camp-logos').upload(name, bytes, { contentType: 'image/png' });
const isThere = async (name: string) =>
  (await fetch(`${server.url}/camp-logos/${name}`, { method: 'HEAD' })).ok;

it('removes unreferenced logos through the storage service and keeps those of camps', async () => {
  await upload('kept.png');
  await upload('orphan-1.png');
  await upload('orphan-2.png');
  const named = { logo_path: '/camp-logos/kept.png' };
  await server.operator
    .from('camps')
    .update(named)
    .eq('id', 'anvil-and-aria-fall-2025')
    .throwOnError();
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);

  expect(await sweepLogos(server.operator, false, log)).toEqual([]);
  const before = await sweepLogos(server.operator, true, log, '0 seconds');
  expect(before.filter((name) => name.endsWith('.png'))).toEqual(['orphan-1.png', 'orphan-2.png']);
  expect(lines.at(-1)).toBe(
    `${before.length} files that nobody names. A dry run: nothing was removed.`,
  );
  expect(await isThere('orphan-1.png')).toBe(true);

  await sweepLogos(server.operator, false, log, '0 seconds');
  expect(lines.at(-1)).toBe(`${before.length} of ${before.length} files removed.`);
  const names = ['orphan-1.png', 'orphan-2.png', 'kept.png', 'bright-side-theatre.webp'];
  expect(await Promise.all(names.map(isThere))).toEqual([false, false, true, true]);
  expect(await sweepLogos(server.operator, true, log, '0 seconds')).toEqual([]);
});

it('refuses a visitor', async () => {
  await expect(sweepLogos(server.client(), true, () => {})).rejects.toThrow(/permission denied/);
});
