import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { contentSecurityPolicy, headerRules } from '../securityHeaders.ts';
import { readHostRules } from './hostRules.ts';
import { makeWorker } from './pagesWorker.ts';

const CSP = 'content-security-policy';
const project = 'https://abc.supabase.co';
const page = (script: string) => `<head><meta charset="utf-8"></head><script>${script}</script>`;
const pages: Record<string, string> = {
  '/': page('home()'),
  '/index.html': page('home()'),
  '/about': page('about()'),
  '/about/index.html': page('about()'),
  '/camps/moss-and-marble': page('moss()'),
  '/app-shell.html': page('shell()'),
  '/404.html': page('missing()'),
};
const policies = Object.fromEntries(
  Object.entries(pages).map(([path, html]) => [path, contentSecurityPolicy(html)]),
);
const policyOf = (path: string) => policies[path] ?? policies['/404.html'];

let dist: string;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'camply-hosting-'));
  await writeFile(join(dist, 'headers.json'), JSON.stringify(headerRules(policies)));
  await writeFile(join(dist, '404.html'), pages['/404.html'] ?? '');
});
afterAll(() => rm(dist, { recursive: true, force: true }));
afterEach(() => vi.unstubAllGlobals());

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'hosting.ts'), ...args], {
    env: { ...process.env, VITE_SUPABASE_URL: project, SUPABASE_URL: '' },
  });

/** Of a `_headers` file, the values of a header that match a path, from the most general rule to the most particular. */
async function matching(path: string, name: string): Promise<string[]> {
  const text = await readFile(join(dist, '_headers'), 'utf8');
  const rules = text.split(/\n(?=\/)/).map((block) => block.split('\n'));
  return rules
    .filter(([pattern = '']) =>
      pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path,
    )
    .flatMap(([, ...lines]) =>
      lines.flatMap((line) =>
        line.startsWith(`  ${name}: `) ? [line.slice(name.length + 4)] : [],
      ),
    );
}

describe('Netlify', () => {
  beforeAll(() => run('netlify', dist));

  it.each([
    '/',
    '/index.html',
    '/about',
    '/about/',
    '/camps/moss-and-marble',
    '/camps/moss-and-marble/',
  ])(
    '%s has its policy, whether the host joins the rules that match or takes the most particular',
    async (path) => {
      const [general = '', own, ...more] = await matching(path, CSP);
      expect(own).toBe(policyOf(path.replace(/(?!^)\/$/, '')));
      expect(more).toEqual([]);
      // Beside the page's own policy it forbids nothing that the page needs.
      expect(general.split('; ').toSorted()).toEqual([
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "object-src 'none'",
      ]);
    },
  );

  it('an address that the build does not know shows a 404 page with its policy in it', async () => {
    expect(await matching('/no/such/page', CSP)).toHaveLength(1);
    const html = await readFile(join(dist, '404.html'), 'utf8');
    const written =
      /<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="([^"]*)">/.exec(
        html,
      );
    const wanted = policyOf('/404.html')?.replace("; frame-ancestors 'none'", '');
    expect(written?.[1]).toBe(wanted);
    await run('netlify', dist);
    expect(await readFile(join(dist, '404.html'), 'utf8')).toBe(html);
  });

  it('files with a hash are kept for ever, pages are asked for again, and all are https', async () => {
    expect(await matching('/assets/a-1.js', 'cache-control')).toEqual([
      'public, max-age=31536000, immutable',
    ]);
    expect(await matching('/about', 'cache-control')).toEqual([]);
    expect(await matching('/about', 'strict-transport-security')).toEqual(['max-age=31536000']);
    expect(await matching('/anything', 'x-content-type-options')).toEqual(['nosniff']);
  });

  it('logos come from the bucket', async () => {
    expect(await readFile(join(dist, '_redirects'), 'utf8')).toBe(
      `/camp-logos/*  ${project}/storage/v1/object/public/camp-logos/:splat  200\n`,
    );
  });
});

/** The files of a build as Cloudflare Pages serves them: one spelling each, the others redirected. */
function pagesAssets() {
  const files = new Map([['/assets/a-1.js', 'code']]);
  for (const [path, html] of Object.entries(pages)) {
    if (path.endsWith('.html')) files.set(path.replace(/(index)?\.html$/, ''), html);
    else if (path !== '/') files.set(`${path}/`, html);
  }
  return {
    async fetch(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      const body = files.get(pathname);
      if (body !== undefined) return new Response(body);
      const other = [`${pathname}/`, pathname.replace(/(index)?\.html$/, '')].find((path) =>
        files.has(path),
      );
      if (other) return new Response(null, { status: 308, headers: { location: other } });
      return new Response(pages['/404.html'], { status: 404 });
    },
  };
}

const ask = async (path: string) => {
  const worker = makeWorker(await readHostRules(dist), project);
  return worker.fetch(new Request(`https://camply.example${path}`), { ASSETS: pagesAssets() });
};

const nothing = { fetch: async () => new Response(pages['/404.html'], { status: 404 }) };

describe('Cloudflare Pages', () => {
  beforeAll(() => run('cloudflare', dist));

  it.each(Object.keys(pages))('%s is answered at once, with its own policy', async (path) => {
    const response = await ask(path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(await response.text()).toBe(pages[path]);
    expect(response.headers.get(CSP)).toBe(policyOf(path));
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  it.each(['/no/such/page', '/about/nothing', '/__proto__', '/constructor', '/About'])(
    '%s is 404 with the policy of that page',
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(404);
      expect(response.headers.get(CSP)).toBe(policyOf('/404.html'));
    },
  );

  it('a page whose file is not there is 404 with the policy of that page', async () => {
    const worker = makeWorker(await readHostRules(dist), project);
    const request = new Request('https://camply.example/about');
    const response = await worker.fetch(request, { ASSETS: nothing });
    expect(response.headers.get(CSP)).toBe(policyOf('/404.html'));
  });

  it('a slash too many is redirected, with the query', async () => {
    const response = await ask('/about/?a=1');
    expect([response.status, response.headers.get('location')]).toEqual([
      308,
      'https://camply.example/about?a=1',
    ]);
  });

  it('logos come from the bucket, by plain names only, and can do nothing', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return new Response('picture', { status: address.endsWith('gone.png') ? 400 : 200 });
    });
    const found = await ask('/camp-logos/moss.png');
    expect([found.status, found.headers.get(CSP)]).toEqual([200, "default-src 'none'; sandbox"]);
    expect((await ask('/camp-logos/gone.png')).status).toBe(404);
    expect((await ask('/camp-logos/..%2F..%2Fauth')).status).toBe(404);
    expect(asked).toEqual([
      `${project}/storage/v1/object/public/camp-logos/moss.png`,
      `${project}/storage/v1/object/public/camp-logos/gone.png`,
    ]);
  });

  it('the file that is deployed is that worker, with few rules beside it', async () => {
    const text = await readFile(join(dist, '_worker.js'), 'utf8');
    const deployed: { default: ReturnType<typeof makeWorker> } = await import(
      `data:text/javascript,${encodeURIComponent(text)}`
    );
    const request = new Request('https://camply.example/about');
    const response = await deployed.default.fetch(request, { ASSETS: pagesAssets() });
    expect(response.headers.get(CSP)).toBe(policyOf('/about'));
    expect(JSON.parse(await readFile(join(dist, '_routes.json'), 'utf8'))).toEqual({
      version: 1,
      include: ['/*'],
      exclude: ['/assets/*', '/pictures/*'],
    });
    expect(await matching('/assets/a-1.js', 'x-content-type-options')).toEqual(['nosniff']);
    expect(await matching('/about', CSP)).toEqual([]);
  });
});

describe('another host, no build, no project', () => {
  it.each([
    [['github'], /Say which host/],
    [['netlify', '/no/such/dist'], /run npm run build first/],
  ])('%j is answered by a sentence', async (args, sentence) => {
    await expect(run(...args)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(sentence),
    });
  });
});
