import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { siteRoutes } from './siteRoutes.ts';

const script = 'console.log("camps")';
const longPage = `<h1>A camp</h1>${'<p>Art</p>'.repeat(500)}`;
const files: Record<string, string | Buffer> = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Lost</h1>',
  'browse/fall-break/index.html': '<h1>Fall</h1>',
  'camps/art/index.html': longPage,
  'assets/app-abc123.js': script,
  'assets/basemap-abc123.geojson': script,
  'assets/app-abc123.js.br': brotliCompressSync(script),
  'sw.js': 'self.skipWaiting',
  'manifest.webmanifest': '{}',
  '.env': 'SECRET=1',
  'headers.json': JSON.stringify({
    default: {
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
      'strict-transport-security': 'max-age=1',
    },
    '/': { 'content-security-policy': "default-src 'self'" },
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
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  site = siteRoutes(folder);
});

afterAll(() => removeFolder());

const get = (address: string, headers: Record<string, string> = {}) =>
  site.request(address, { headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const html = { accept: 'text/html,*/*' };

test('a prerendered page is served under its own address with the headers of the build', async () => {
  const response = await get('/browse/fall-break?search=art');
  expect(await response.text()).toBe('<h1>Fall</h1>');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('sends no HSTS header on loopback', async () => {
  expect((await get('/')).headers.has('strict-transport-security')).toBe(false);
});

test('assets are immutable, the service worker is revalidated every time', async () => {
  const asset = await get('/assets/app-abc123.js');
  expect(asset.headers.get('cache-control')).toContain('immutable');
  const worker = await get('/sw.js');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const manifest = await get('/manifest.webmanifest');
  expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
  const basemap = await get('/assets/basemap-abc123.geojson');
  expect(basemap.headers.get('content-type')).toBe('application/geo+json');
});

test.each([
  ['/browse/fall%2dbreak?search=art', '/browse/fall-break?search=art'],
  ['//browse/fall-break', '/browse/fall-break'],
  ['/browse%2ffall-break', '/browse/fall-break'],
  ['/browse//fall-break///', '/browse/fall-break'],
  ['/index%2ehtml', '/index.html'],
  ['/browse/%66all-break/index.html', '/browse/fall-break/index.html'],
])(
  'redirects another spelling of an address to the page with its policy: %s',
  async (other, own) => {
    const response = await get(`http://localhost${other}`);
    expect([response.status, response.headers.get('location')]).toEqual([308, own]);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  },
);

test.each(['/index.html', '/browse/fall-break/index.html'])(
  'the file of a page has the policy of the page: %s',
  async (address) => {
    const page = await get(address.replace('index.html', '').replace(/(.)\/$/, '$1'));
    const file = await get(address);
    expect([file.status, await file.text()]).toEqual([200, await page.text()]);
    const policy = file.headers.get('content-security-policy');
    expect(policy).toBe(page.headers.get('content-security-policy'));
  },
);

test('sends a strict policy for a path without a rule', async () => {
  for (const address of ['/sw.js', '/camps/art', '/no/such/page', '/a%00b']) {
    const policy = (await get(address, html)).headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toContain('unsafe');
  }
});

test("answers an unknown address with 404 and the site's page", async () => {
  const response = await get('/no/such/page', html);
  expect([response.status, await response.text()]).toEqual([404, '<h1>Lost</h1>']);
});

test('never answers a missing chunk with a page', async () => {
  const response = await get('/assets/app-old.js');
  expect([response.status, await response.text()]).toEqual([404, 'Not found']);
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test('sends the precompressed file if accepted, else the plain one', async () => {
  const compressed = await get('/assets/app-abc123.js', { 'accept-encoding': 'gzip, br' });
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect(compressed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(compressed.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(brotliDecompressSync(await bytesOf(compressed)).toString()).toBe(script);
  const plain = await get('/assets/app-abc123.js', { 'accept-encoding': 'br;q=0' });
  expect(plain.headers.has('content-encoding')).toBe(false);
  expect(await plain.text()).toBe(script);
  expect(plain.headers.get('etag')).not.toBe(compressed.headers.get('etag'));
  expect((await get('/assets/app-abc123.js.br')).status).toBe(404);
});

test('a page that the build left uncompressed is compressed when it is sent', async () => {
  const response = await get('/camps/art', { 'accept-encoding': 'gzip, br' });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(gunzipSync(await bytesOf(response)).toString()).toBe(longPage);
  const plain = await get('/camps/art');
  expect(plain.headers.get('vary')).toMatch(/accept-encoding/i);
});

test.each(['/camps/art', '/assets/app-abc123.js'])('sends %s once', async (address) => {
  const encoding = { 'accept-encoding': 'gzip, br' };
  const tag = (await get(address, encoding)).headers.get('etag') ?? '';
  const again = await get(address, { ...encoding, 'if-none-match': tag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(again.headers.get('etag')).toBe(tag.replace(/^W\//, ''));
});

test('sends a changed file again', async () => {
  const name = path.join(dist, 'notes.txt');
  await writeFile(name, 'first');
  const tag = (await get('/notes.txt')).headers.get('etag') ?? '';
  await writeFile(name, 'other');
  const changed = await get('/notes.txt', { 'if-none-match': tag });
  expect([changed.status, await changed.text()]).toEqual([200, 'other']);
});

test("sends a range without the file's hash", async () => {
  const response = await get('/sw.js', { range: 'bytes=0-3' });
  expect([response.status, await response.text()]).toEqual([206, 'self']);
  expect(response.headers.has('etag')).toBe(false);
});

test('answers HEAD without a body and refuses other methods', async () => {
  const head = await site.request('/', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(head.headers.get('content-length')).toBe('13');
  expect((await site.request('/', { method: 'POST' })).status).toBe(405);
});

test('redirects a trailing slash to the page, never to another site', async () => {
  const response = await get('/browse/fall-break/?search=art');
  expect([response.status, response.headers.get('location')]).toEqual([
    308,
    '/browse/fall-break?search=art',
  ]);
  for (const trick of ['//browse/fall-break/', '//evil.example/', '//']) {
    const location = (await get(`http://localhost${trick}`)).headers.get('location') ?? '/';
    expect(location).toMatch(/^\/(?!\/)/);
  }
});

test.each([
  '/.env',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/headers.json',
  '/headers%2ejson',
  '//headers.json',
  '/%E0%A4%A',
  '/a%00b',
])('serves nothing private or outside the site: %s', async (address) => {
  expect((await get(`http://localhost${address}`)).status).toBe(404);
});
