import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { siteRoutes } from './siteRoutes.ts';

const files: Record<string, string> = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Lost</h1>',
  'browse/fall-break/index.html': '<h1>Fall</h1>',
  'assets/app-abc123.js': 'console.log("camps")',
  'sw.js': 'self.skipWaiting',
  'manifest.webmanifest': '{}',
  '.env': 'SECRET=1',
  'headers.json': JSON.stringify({
    default: {
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
      'strict-transport-security': 'max-age=1',
    },
    '/assets/*': { 'cache-control': 'public, max-age=31536000, immutable' },
    '/browse/fall-break': { 'content-security-policy': "default-src 'none'" },
  }),
};

let site: ReturnType<typeof siteRoutes>;
let dist: string;
let removeFolder: () => Promise<void>;

beforeAll(async () => {
  const { folder, remove } = await temporaryFolder();
  dist = folder;
  removeFolder = remove;
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  site = siteRoutes(folder);
});

afterAll(() => removeFolder());

const unpacked = async (reply: Response) =>
  brotliDecompressSync(Buffer.from(await reply.arrayBuffer())).toString();
const html = { accept: 'text/html,*/*' };

test('a prerendered page is served under its own address with the headers of the build', async () => {
  const reply = await site.request('/browse/fall-break?search=art');
  expect(await reply.text()).toBe('<h1>Fall</h1>');
  expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(reply.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(reply.headers.get('referrer-policy')).toBe('no-referrer');
  expect(reply.headers.get('cache-control')).toBe('no-cache');
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
});

test('on loopback no browser is told to insist on https', async () => {
  expect((await site.request('/')).headers.has('strict-transport-security')).toBe(false);
});

test('an asset is kept for good, the service worker is always asked for again', async () => {
  const asset = await site.request('/assets/app-abc123.js');
  expect(asset.headers.get('cache-control')).toContain('immutable');
  const worker = await site.request('/sw.js');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const manifest = await site.request('/manifest.webmanifest');
  expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
});

test('an unknown address is 404 with the page of the site', async () => {
  const reply = await site.request('/no/such/page', { headers: html });
  expect([reply.status, await reply.text()]).toEqual([404, '<h1>Lost</h1>']);
});

test('a missing chunk is never answered by a page', async () => {
  const reply = await site.request('/assets/app-old.js');
  expect([reply.status, await reply.text()]).toEqual([404, 'Not found']);
  expect(reply.headers.get('cache-control')).toBe('no-cache');
});

test('a browser that can unpack gets it packed, another one plain', async () => {
  const packed = await site.request('/assets/app-abc123.js', {
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(await unpacked(packed)).toBe(files['assets/app-abc123.js']);
  const plain = await site.request('/assets/app-abc123.js', {
    headers: { 'accept-encoding': 'br;q=0' },
  });
  expect(plain.headers.has('content-encoding')).toBe(false);
  expect(plain.headers.get('etag')).not.toBe(packed.headers.get('etag'));
});

test('what the build packed is used, unless it is older than the file', async () => {
  const name = path.join(dist, 'packed.txt');
  const request = () => site.request('/packed.txt', { headers: { 'accept-encoding': 'br' } });
  await writeFile(name, 'plain');
  await writeFile(`${name}.br`, brotliCompressSync('by the build'));
  await utimes(name, 1000, 1000);
  await utimes(`${name}.br`, 1000, 1000);
  expect(await unpacked(await request())).toBe('by the build');
  await writeFile(name, 'newer');
  expect(await unpacked(await request())).toBe('newer');
  expect((await site.request('/packed.txt.br')).status).toBe(404);
});

test('what has not changed is not sent again, what has is', async () => {
  const name = path.join(dist, 'notes.txt');
  await writeFile(name, 'first');
  const etag = (await site.request('/notes.txt')).headers.get('etag') ?? '';
  const again = await site.request('/notes.txt', { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  await writeFile(name, 'second one');
  const changed = await site.request('/notes.txt', { headers: { 'if-none-match': etag } });
  expect([changed.status, await changed.text()]).toEqual([200, 'second one']);
});

test('HEAD answers without a body, other methods not at all', async () => {
  const head = await site.request('/', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(head.headers.get('content-length')).toBe('13');
  expect((await site.request('/', { method: 'POST' })).status).toBe(405);
});

test('a slash at the end leads to the page without it, never to another site', async () => {
  const reply = await site.request('/browse/fall-break/?search=art');
  expect([reply.status, reply.headers.get('location')]).toEqual([
    308,
    '/browse/fall-break?search=art',
  ]);
  const trick = await site.request('http://localhost//browse/fall-break/');
  expect(trick.headers.get('location') ?? '/browse').toMatch(/^\/browse/);
});

test.each([
  '/.env',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/headers.json',
  '/%E0%A4%A',
  '/a%00b',
])('nothing outside the site, or hidden in it, is served: %s', async (address) => {
  expect((await site.request(address)).status).toBe(404);
});
