// Runs at Cloudflare Pages, in front of the files of dist/ (`_worker.js`). Their own `_headers` takes 100 rules; every
// camp's page has one. Web standards only, and no imports: its text is what is deployed.

type HeaderValues = Record<string, string>;
type Environment = { ASSETS: { fetch(request: Request): Promise<Response> } };
type Rules = { common: HeaderValues; paths: Record<string, HeaderValues> };

const LOGO = /^\/camp-logos\/([A-Za-z0-9][A-Za-z0-9._-]{0,199})$/;
const LOGO_HEADERS = {
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

const withHeaders = (response: Response, headers: HeaderValues) => {
  const sent = new Response(response.body, response);
  for (const [name, value] of Object.entries(headers)) sent.headers.set(name, value);
  return sent;
};

/** `supabase`: the address of the project, which has the logos. */
export function makeWorker({ common, paths }: Rules, supabase: string) {
  async function logo(request: Request, pathname: string): Promise<Response> {
    const name = LOGO.exec(pathname)?.[1];
    if (name === undefined || !/^(GET|HEAD)$/.test(request.method)) {
      return withHeaders(new Response('Not found', { status: 404 }), common);
    }
    const address = `${supabase}/storage/v1/object/public/camp-logos/${name}`;
    const response = await fetch(address, { method: request.method });
    return response.ok
      ? withHeaders(response, LOGO_HEADERS)
      : withHeaders(new Response('Not found', { status: 404 }), common);
  }

  return {
    async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
      const url = new URL(request.url);
      const { pathname } = url;
      if (pathname.startsWith('/camp-logos/')) return logo(request, pathname);
      const bare = pathname.replace(/(?!^)\/$/, '');
      if (bare !== pathname && Object.hasOwn(paths, bare)) {
        return Response.redirect(new URL(bare + url.search, url).href, 308);
      }
      const headers = Object.hasOwn(paths, pathname) ? paths[pathname] : undefined;
      // Pages keeps /about/index.html as /about/ and /404.html as /404, and redirects every other spelling.
      const kept =
        headers && !pathname.endsWith('.html') ? `${bare}/`.replace('//', '/') : pathname;
      const file = kept.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
      const response = await ASSETS.fetch(new Request(new URL(file, url), request));
      // What is common is as strict as the 404 page, which is what came.
      const own = response.status === 404 ? {} : headers;
      return withHeaders(response, { ...common, ...own });
    },
  };
}
