import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { type ReadFeed, serveFeed } from '../../functions/feed/feed.ts';
import { answerHealth } from '../../functions/health/health.ts';
import { getGoogleMapsKey } from '../../functions/get-google-maps-key/getGoogleMapsKey.ts';
import { mailStop } from '../../functions/mail-stop/mailStop.ts';

type FunctionTools = {
  mapsKey: string | undefined;
  readFeed: ReadFeed;
  readHealth: () => Promise<unknown>;
  siteUrl: string;
  stopMail: (token: string) => Promise<void>;
};

/** Everything under /functions/v1: the handlers of supabase/functions, which also run on the edge. */
export function functionRoutes({
  mapsKey,
  readFeed,
  readHealth,
  siteUrl,
  stopMail,
}: FunctionTools): Hono {
  const routes = new Hono();
  const limit = bodyLimit({
    maxSize: 64 * 1024,
    onError: (context) => context.text('Too large', 413),
  });
  routes.use('/functions/v1/*', cors(), limit);
  routes.all('/functions/v1/get-google-maps-key', () => getGoogleMapsKey(mapsKey));
  routes.all('/functions/v1/health', ({ req }) => answerHealth(req.raw, readHealth));
  // Where a monitor looks first.
  routes.get('/health', ({ req }) => answerHealth(req.raw, readHealth));
  routes.all('/functions/v1/feed/*', ({ req }) => serveFeed(req.raw, readFeed));
  routes.all('/functions/v1/mail-stop', ({ req }) =>
    mailStop(req.raw, { siteUrl, stop: stopMail }),
  );
  routes.all('/functions/v1/*', (context) => context.json({ error: 'Function not found' }, 404));
  return routes;
}
