import type { App } from '@supabase/lite';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { authRoutes } from './auth/authRoutes.ts';
import { factorRoutes } from './auth/factorRoutes.ts';
import { makeFactors } from './auth/factors.ts';
import { makeLimits } from './auth/limits.ts';
import type { Tokens } from './auth/tokens.ts';
import type { Database } from './database/Database.ts';
import { makeForward } from './lite/forward.ts';
import { functionRoutes } from './functions/functionRoutes.ts';
import type { Keys } from './start/keys.ts';
import type { LocalMail } from './mail/LocalMail.ts';
import { mailRoutes } from './mail/mailRoutes.ts';
import { readBody } from './readBody.ts';
import { restRefusal } from './lite/errorResponse.ts';
import type { FsStorage } from './storage/FsStorage.ts';
import { storageRoutes } from './storage/storageRoutes.ts';
import { siteRoutes } from './web/siteRoutes.ts';

type Parts = {
  lite: App;
  database: Database;
  storage: FsStorage;
  mail: LocalMail;
  keys: Keys;
  tokens: Tokens;
  dist: string;
  mapsKey: string | undefined;
};

const mostRestBytes = 1024 * 1024;

/** One address for everything: the services of a Supabase project, and the site. */
export function makeGateway(parts: Parts): Hono {
  const { lite, database, storage, mail, keys, tokens, dist, mapsKey } = parts;
  const forward = makeForward(lite, tokens);
  const factors = makeFactors(database, keys.factorKey);
  const gateway = new Hono();

  gateway.use('/rest/v1/*', compress());
  gateway.all('/rest/v1/*', async ({ req }) => {
    const { method, url } = req;
    const isRead = method === 'GET' || method === 'HEAD';
    const body = isRead ? null : await readBody(req.raw, mostRestBytes);
    if (!isRead && body === null) return restRefusal(413, 'PGRST413', 'The request is too large');
    return forward({ url, method, headers: req.raw.headers, body });
  });
  gateway.route('/', factorRoutes(forward, tokens, factors));
  gateway.route('/', authRoutes(forward, tokens, factors, makeLimits()));
  gateway.route('/', storageRoutes(forward, storage));
  gateway.route('/', functionRoutes(mapsKey));
  gateway.route('/', mailRoutes(mail));
  gateway.route('/', siteRoutes(dist));
  return gateway;
}
