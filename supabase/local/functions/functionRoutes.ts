import { Hono } from 'hono';
import { getGoogleMapsKey } from '../../functions/get-google-maps-key/getGoogleMapsKey.ts';
import { readBody } from '../readBody.ts';

// The functions of supabase/functions by name: each a plain handler that runs here and on the edge.
const handlers = new Map<string, (environment: string | undefined) => Response>([
  ['get-google-maps-key', getGoogleMapsKey],
]);

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
};

/** Everything under /functions/v1. */
export function functionRoutes(mapsKey: string | undefined): Hono {
  const routes = new Hono();
  routes.all('/functions/v1/:name', async ({ req }) => {
    const handler = handlers.get(req.param('name'));
    if (req.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
    if (!handler)
      return Response.json({ error: 'Function not found' }, { status: 404, headers: cors });
    if ((await readBody(req.raw, 64 * 1024)) === null)
      return new Response(null, { status: 413, headers: cors });
    return handler(mapsKey);
  });
  return routes;
}
