import type { App } from '@supabase/lite';
import { type Context, Hono, type Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { authRoutes } from './auth/authRoutes.ts';
import { factorRoutes } from './auth/factorRoutes.ts';
import { makeFactors } from './auth/factors.ts';
import { makeLimits } from './auth/limits.ts';
import { makeRefreshTokens } from './auth/refreshTokens.ts';
import type { Tokens } from './auth/tokens.ts';
import type { FeedQuestion } from '../functions/feed/feed.ts';
import type { Database } from './database/Database.ts';
import { functionRoutes } from './functions/functionRoutes.ts';
import { authError, restError, storageError } from './lite/errorResponses.ts';
import { makeForward } from './lite/forward.ts';
import { jsonNesting, MAX_LEVELS } from './lite/nesting.ts';
import { restRoutes } from './lite/restRoutes.ts';
import type { LocalMail } from './mail/LocalMail.ts';
import { mailRoutes } from './mail/mailRoutes.ts';
import type { Keys } from './start/keys.ts';
import type { FsStorage } from './storage/FsStorage.ts';
import { storageRoutes } from './storage/storageRoutes.ts';
import { nameCaller } from './web/callerAddress.ts';
import { siteRoutes } from './web/siteRoutes.ts';

type Services = {
  lite: App;
  database: Database;
  storage: FsStorage;
  mail: LocalMail;
  keys: Keys;
  tokens: Tokens;
  dist: string;
  siteUrl: string;
  mapsKey: string | undefined;
};

const KIB = 1024;
// A hand-over seals 256 KiB; nothing else that a visitor sends is half as large.
const VISITOR_BYTES = 300 * KIB;
// A batch of sealed rows, which have 500,000 letters at most.
const PUSH_BYTES = KIB * KIB;
const PUSH_PATH = '/rest/v1/rpc/push_space';
// The bucket takes 5 MB; a multipart form adds a little around it.
const UPLOAD_BYTES = 5 * KIB * KIB + 16 * KIB;
// A file of camps is imported in one transaction, so in one request.
const OPERATOR_BYTES = 32 * KIB * KIB;

const restTooLarge = () => restError(413, 'PGRST413', 'The request is too large');

const limitOf = (maxSize: number, tooLarge: () => Response) =>
  bodyLimit({ maxSize, onError: ({ req }) => drain(req.raw, tooLarge) });

/** One address for everything: the services of a Supabase project, and the site. */
export function makeGateway(services: Services): Hono {
  const { lite, database, storage, mail, keys, tokens, dist, mapsKey, siteUrl } = services;
  const forward = makeForward(lite, tokens);
  const factors = makeFactors(database, keys.factorKey);
  const isKnown = async (email: string) =>
    (await database.query('select 1 from auth.users where email = $1', [email])).length > 0;
  const dataBytes = async (userId: string) => {
    const sql = `select octet_length(raw_user_meta_data::text) as bytes from auth.users where id = $1::uuid`;
    return Number((await database.query(sql, [userId]))[0]?.bytes ?? 0);
  };
  const readFeed = async ({ feed, known, caller }: FeedQuestion) => {
    const sql = 'select public.read_feed($1, $2, $3::jsonb) as answer';
    return (await database.query(sql, [feed, known, JSON.stringify(caller)]))[0]?.answer;
  };
  const stopMail = async (token: string) => {
    await database.query('select public.stop_mail($1)', [token]);
  };
  const readHealth = async () =>
    (await database.query('select public.health() as answer'))[0]?.answer;
  const gateway = new Hono();
  gateway.use(sealed);
  gateway.use('/:service/v1/*', nameCaller);
  const limit = (pathPattern: string, maxSize: number, tooLarge: () => Response) =>
    gateway.use(pathPattern, limitOf(maxSize, tooLarge));

  const ofVisitors = limitOf(VISITOR_BYTES, restTooLarge);
  const ofPushes = limitOf(PUSH_BYTES, restTooLarge);
  const ofOperator = limitOf(OPERATOR_BYTES, restTooLarge);
  gateway.use('/rest/v1/*', (context, next) => {
    if (context.req.header('apikey') === keys.secretKey) return ofOperator(context, next);
    return (context.req.path === PUSH_PATH ? ofPushes : ofVisitors)(context, next);
  });
  limit('/auth/v1/*', 64 * KIB, () =>
    authError(413, 'request_too_large', 'The request is too large'),
  );
  limit('/storage/v1/*', UPLOAD_BYTES, () =>
    storageError(413, 'Payload too large', 'The object exceeded the maximum allowed size'),
  );

  const tooDeep = `JSON may be nested ${MAX_LEVELS} levels deep`;
  gateway.use(
    '/rest/v1/*',
    boundNesting(() => restError(400, 'PGRST102', tooDeep)),
  );
  gateway.use(
    '/auth/v1/*',
    boundNesting(() => authError(400, 'bad_json', tooDeep)),
  );

  gateway.route('/', restRoutes(forward));
  gateway.route('/', factorRoutes(forward, tokens, factors));
  const refreshTokens = makeRefreshTokens(database);
  const limits = makeLimits();
  gateway.route(
    '/',
    authRoutes({ forward, tokens, factors, refreshTokens, limits, isKnown, dataBytes, siteUrl }),
  );
  gateway.route('/', storageRoutes(forward, storage));
  const tools = { mapsKey, readFeed, readHealth, siteUrl, stopMail };
  gateway.route('/', functionRoutes(tools));
  gateway.route('/', mailRoutes(mail));
  gateway.route('/', siteRoutes(dist));
  return gateway;
}

/** Reads the body, once for all that comes after, and refuses one that no parser should be given. */
function boundNesting(tooDeep: () => Response) {
  return async ({ req }: Context, next: Next): Promise<Response | void> => {
    if (!req.raw.body) return next();
    const body = await req.text();
    if (jsonNesting(body) > MAX_LEVELS) return tooDeep();
    req.raw = new Request(req.raw, { method: req.method, body });
    return next();
  };
}

/** Adds headers that forbid a response opened as a page to load anything or to be framed. */
async function sealed(context: Context, next: Next): Promise<void> {
  await next();
  if (context.res.headers.has('content-security-policy')) return;
  context.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  context.header('x-content-type-options', 'nosniff');
}

// A connection with an unread body is cut soon after the response, maybe under the next request.
async function drain(request: Request, respond: () => Response): Promise<Response> {
  await request.body?.pipeTo(new WritableStream()).catch(() => {});
  return respond();
}
