import { Hono, type HonoRequest } from 'hono';
import { compress } from 'hono/compress';
import type { Forward } from '../lite/forward.ts';
import { readBody } from '../readBody.ts';
import { storageRefusal } from '../lite/errorResponse.ts';
import type { FsStorage } from './FsStorage.ts';
import { imageKind } from './imageKind.ts';
import { readUpload } from './readUpload.ts';

// The bucket takes 5 MB; a multipart form adds a little around it.
const mostBytes = 5 * 1024 * 1024 + 16 * 1024;
const objectName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

/** Everything under /storage/v1, and the logos by their short address. */
export function storageRoutes(forward: Forward, storage: FsStorage): Hono {
  const routes = new Hono();

  routes.all('/storage/v1/*', async ({ req }) => {
    const { method, url } = req;
    if (method === 'GET' || method === 'HEAD') {
      return forward({ url, method, headers: req.raw.headers, body: null });
    }
    const headers = new Headers(req.raw.headers);
    let body = await readBody(req.raw, mostBytes);
    if (!body)
      return storageRefusal(
        413,
        'Payload too large',
        'The object exceeded the maximum allowed size',
      );
    if (headers.get('content-type')?.startsWith('multipart/')) {
      const upload = await readUpload(body, headers.get('content-type') ?? '').catch(() => null);
      if (!upload) return storageRefusal(400, 'invalid_request', 'There is no file in the form');
      body = new Uint8Array(upload.bytes);
      headers.set('content-type', upload.contentType);
      if (upload.cacheControl) headers.set('cache-control', upload.cacheControl);
    }
    const saidKind = headers.get('content-type')?.split(';')[0] ?? '';
    // Gap in lite: it believes the header, so a page or a program could lie there as a picture.
    if (saidKind.startsWith('image/') && imageKind(body) !== saidKind) {
      return storageRefusal(415, 'invalid_mime_type', `The file is not ${saidKind}`);
    }
    return forward({ url, method, headers, body });
  });

  // Both by short addresses, which a hosted site rewrites to the bucket's public one. Spec 3: an image
  // path leads with /camp-logos/.
  routes.get('/camp-logos/:name', ({ req }) =>
    publicObject(
      req,
      storage,
      'camp-logos',
      'public, max-age=86400, stale-while-revalidate=604800',
    ),
  );
  routes.use('/directory/*', compress());
  routes.get('/directory/:name', ({ req }) => {
    const isPage = /^[0-9a-f]{64}\.json$/.test(req.param('name'));
    const cacheControl = `public, max-age=${isPage ? '86400, immutable' : '60'}`;
    return publicObject(req, storage, 'directory', cacheControl);
  });
  return routes;
}

async function publicObject(
  req: HonoRequest,
  storage: FsStorage,
  bucket: string,
  cacheControl: string,
): Promise<Response> {
  const name = req.param('name') ?? '';
  const found = objectName.test(name)
    ? await storage.getObject(bucket, name).catch(() => null)
    : null;
  if (!found)
    return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-cache' } });
  const { metadata, body } = found;
  const headers = new Headers({
    'content-type': metadata.mimetype,
    'cache-control': cacheControl,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    etag: metadata.eTag,
  });
  if (req.header('if-none-match') === metadata.eTag)
    return new Response(null, { status: 304, headers });
  headers.set('content-length', String(metadata.size));
  return new Response(body, { headers });
}
