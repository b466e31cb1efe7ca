import { Hono } from 'hono';
import { cacheControl } from './cacheControl.ts';
import { headersFor, readHeaderRules } from './headerRules.ts';
import { StaticFiles, type Found } from './StaticFiles.ts';

/**
 * The built site with the headers of production. A page is a folder with index.html; an unknown address is
 * 404 with the site's own page, and a missing file is never answered by a page.
 */
export function siteRoutes(dist: string): Hono {
  const files = new StaticFiles(dist);
  const routes = new Hono();

  routes.get('*', async ({ req }) => {
    const url = new URL(req.url);
    const { pathname } = url;
    const accepts = req.header('accept-encoding') ?? '';
    const rules = await readHeaderRules(dist);

    if (pathname.length > 1 && pathname.endsWith('/')) {
      const page = await files.find(`${pathname}index.html`, '');
      // Leading slashes are folded, or //evil.example would leave the site.
      const bare = pathname.replace(/\/+$/, '').replace(/^\/+/, '/');
      if (page && bare)
        return new Response(null, { status: 308, headers: { location: bare + url.search } });
    }
    const found = await findPage(files, pathname, accepts);
    if (found) {
      const headers = describe(found, headersFor(rules, pathname), pathname);
      if (isFresh(req.header('if-none-match'), found.etag))
        return new Response(null, { status: 304, headers });
      headers.set('content-length', String(found.body.byteLength));
      return new Response(found.body, { headers });
    }
    const headers = headersFor(rules, '/404.html');
    headers.set('cache-control', 'no-cache');
    const wantsPage = req.header('accept')?.includes('text/html') ?? false;
    const page = wantsPage ? await files.find('/404.html', accepts) : null;
    if (!page) {
      headers.set('content-type', 'text/plain; charset=utf-8');
      return new Response('Not found', { status: 404, headers });
    }
    return new Response(page.body, { status: 404, headers: describe(page, headers, '/404.html') });
  });

  routes.all(
    '*',
    () => new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } }),
  );
  return routes;
}

async function findPage(
  files: StaticFiles,
  pathname: string,
  accepts: string,
): Promise<Found | null> {
  // The rules of this server are not part of the site.
  if (pathname === '/headers.json') return null;
  if (pathname.endsWith('/')) return files.find(`${pathname}index.html`, accepts);
  return (
    (await files.find(pathname, accepts)) ?? (await files.find(`${pathname}/index.html`, accepts))
  );
}

function describe(found: Found, headers: Headers, pathname: string): Headers {
  headers.set('content-type', found.type);
  headers.set('etag', found.etag);
  headers.set('vary', 'accept-encoding');
  if (!headers.has('cache-control')) headers.set('cache-control', cacheControl(pathname));
  if (found.encoding !== 'identity') headers.set('content-encoding', found.encoding);
  return headers;
}

function isFresh(known: string | undefined, etag: string): boolean {
  return known?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false;
}
