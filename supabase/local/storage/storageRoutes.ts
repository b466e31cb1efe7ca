import { Hono } from 'hono';
import { etag } from 'hono/etag';
import * as v from 'valibot';
import { storageError } from '../lite/errorResponses.ts';
import type { Forward } from '../lite/forward.ts';
import { jsonNesting, MAX_LEVELS } from '../lite/nesting.ts';
import type { FsStorage } from './FsStorage.ts';
import { imageKind, kindOfName } from './imageKind.ts';
import { oneAtATime } from './oneAtATime.ts';
import { readUpload } from './readUpload.ts';

const OBJECT_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

/** The bound of the bucket camp-logos. */
const MOST_BYTES = 5 * 1024 * 1024;

/** The bound of requests that are no picture. */
const QUESTION_BYTES = 64 * 1024;

/** Each name is a query of its own; the sweeper of logos (camps/sweepLogos.ts) sends as many at once. */
const MOST_NAMES = 100;

const NamesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ prefixes: v.optional(v.array(v.unknown()), []) }),
);

/** Everything under /storage/v1, and the logos by their short address. */
export function storageRoutes(forward: Forward, storage: FsStorage): Hono {
  const routes = new Hono();
  const inTurn = oneAtATime();

  routes.on(['GET', 'HEAD'], '/storage/v1/*', ({ req }) => forward(req.raw));

  routes.all('/storage/v1/*', async ({ req }) => {
    const { method, url } = req;
    const headers = new Headers(req.raw.headers);
    let body = new Uint8Array(await req.arrayBuffer());
    if (headers.get('content-type')?.startsWith('multipart/')) {
      const upload = await readUpload(body, headers.get('content-type') ?? '').catch(() => null);
      if (!upload) return storageError(400, 'invalid_request', 'There is no file in the form');
      body = upload.bytes;
      headers.set('content-type', upload.contentType);
      if (upload.cacheControl) headers.set('cache-control', upload.cacheControl);
    }
    // Gap in lite: the bucket's bound holds for nothing, and the gateway's leaves room for the form around a file.
    if (body.byteLength > MOST_BYTES) {
      return storageError(413, 'Payload too large', 'The object exceeded the maximum allowed size');
    }
    const declaredKind = headers.get('content-type')?.split(';')[0] ?? '';
    const refusal = declaredKind.startsWith('image/') ? null : refuseQuestion(body);
    if (refusal) return refusal;
    // Gap in lite: it trusts the header, so that a page or a program could be stored as a picture.
    if (declaredKind.startsWith('image/') && imageKind(body) !== declaredKind) {
      return storageError(415, 'invalid_mime_type', `The file is not ${declaredKind}`);
    }
    const namedKind = kindOfName(new URL(url).pathname);
    if (declaredKind.startsWith('image/') && namedKind !== declaredKind) {
      return storageError(
        415,
        'invalid_mime_type',
        `The name does not end as one of ${declaredKind}`,
      );
    }
    // For the policy of uploads, which compares it with the submission's row.
    headers.set('content-length', String(body.byteLength));
    // Gap in lite: it writes the file before the row that decides. Of several uploads of one name at once, one would
    // get 200 while the bytes of another are stored.
    return inTurn(() => forward(new Request(url, { method, headers, body })));
  });

  // The address of a logo in a listing begins with /camp-logos/; a hosted site rewrites it to the
  // public address of the bucket.
  routes.get('/camp-logos/:name', etag(), async (context) => {
    const name = context.req.param('name');
    const logo = OBJECT_NAME.test(name)
      ? await storage.getObject('camp-logos', name).catch(() => null)
      : null;
    if (!logo) return context.text('Not found', 404, { 'cache-control': 'no-cache' });
    return context.body(logo.body, 200, {
      'content-type': logo.metadata.mimetype,
      'content-length': String(logo.metadata.size),
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      etag: logo.metadata.eTag,
    });
  });
  return routes;
}

/** What would keep the server busy without being a file; null for what may pass. */
function refuseQuestion(body: Uint8Array): Response | null {
  if (body.byteLength > QUESTION_BYTES) {
    return storageError(413, 'Payload too large', 'Only pictures may have more than 64 KiB');
  }
  const text = new TextDecoder().decode(body);
  if (jsonNesting(text) > MAX_LEVELS) {
    const message = `JSON may be nested ${MAX_LEVELS} levels deep`;
    return storageError(400, 'invalid_request', message);
  }
  const parsed = v.safeParse(NamesSchema, text);
  return parsed.success && parsed.output.prefixes.length > MOST_NAMES
    ? storageError(400, 'invalid_request', `Name ${MOST_NAMES} files at once, at most`)
    : null;
}
