import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { headersFor, readHeaderRules } from './headerRules.ts';

// Dot files; the rules of this server; what is sent in place of the file it compresses.
const PRIVATE_FILE = /\/\.(?!well-known\/)|^\/headers\.json$|\.(br|gz)$/;

/**
 * The built site with the headers of production. A page is a folder with index.html; an unknown address is
 * 404 with the site's own page, and a missing file is never answered by a page.
 */
export function siteRoutes(dist: string): Hono {
  const routes = new Hono();
  const withEtag = etag();
  const notFound = async (context: Context) => {
    const wantsPage = context.req.header('accept')?.includes('text/html') ?? false;
    const page = wantsPage && (await readFile(path.join(dist, '404.html'), 'utf8').catch(() => ''));
    return page ? context.html(page, 404) : context.text('Not found', 404);
  };

  // The build compresses what every visitor needs; the rest, such as pages of camps, is compressed here.
  routes.use(compress({ encoding: 'gzip' }), async (context, next) => {
    await next();
    const { pathname } = new URL(context.req.url);
    // A page's own file is the page.
    const page = pathname.replace(/\/index\.html$/, '') || '/';
    const rules = await readHeaderRules(dist);
    const headers = headersFor(rules, context.res.status === 404 ? '/404.html' : page);
    // Hono does not know this type; without it the service worker would not cache the basemap.
    if (context.res.ok && context.req.path.endsWith('.geojson')) {
      context.header('content-type', 'application/geo+json');
    }
    for (const [name, value] of headers) context.header(name, value);
  });
  // ETags are hashes of what is sent: each range of a file would have another one.
  routes.use((context, next) =>
    context.req.header('range') === undefined ? withEtag(context, next) : next(),
  );
  routes.get('*', async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const canonical = canonicalPath(pathname);
    if (canonical === null || PRIVATE_FILE.test(canonical)) return notFound(context);
    return canonical === pathname ? next() : context.redirect(canonical + search, 308);
  });
  // Not `root`: it warns when nothing is built yet (npm run dev).
  const rewriteRequestPath = (name: string) => path.join(dist, name);
  routes.get('*', serveStatic({ rewriteRequestPath, precompressed: true }), notFound);
  routes.all('*', (context) => context.text('Method not allowed', 405, { allow: 'GET, HEAD' }));
  return routes;
}

/**
 * The one spelling of a path of the site. Header rules name this one: another spelling that opened the same
 * file would open it without the page's policy. Null for what cannot name a file.
 */
function canonicalPath(pathname: string): string | null {
  const decoded = decode(pathname);
  // What would mean something else once decoded: a second layer of escapes, a query, a folder above.
  if (decoded === null || /[%?#\\\p{Cc}]|\/\.{1,2}(\/|$)/u.test(decoded)) return null;
  // Merged also at the beginning, or //evil.example would leave the site.
  return encodeURI(decoded.replaceAll(/\/+/g, '/').replace(/(.)\/$/, '$1'));
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
