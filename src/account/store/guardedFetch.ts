// Filters the responses for auth-js, which takes every 4xx of a refresh for the end of the session: a hotel's 403 page,
// a 429, a gateway's 401. Only the server's own error about the refresh token may end a session; everything else
// becomes "no answer", for which auth-js keeps the session.
import * as v from 'valibot';
import { tokenClaims } from '#base/session/storedSession.ts';
import { parsedJson } from '#base/text/parsedJson.ts';

/** GoTrue's error codes for a session that is over. */
const ENDS = new Set([
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_not_found',
  'user_banned',
]);

const ErrorSchema = v.union([
  v.object({ error_code: v.string() }),
  v.pipe(
    v.object({ code: v.string() }),
    v.transform(({ code }) => ({ error_code: code })),
  ),
]);
const TokenSchema = v.looseObject({ access_token: v.string(), refresh_token: v.string() });
const IssuedSchema = v.object({ iat: v.number() });

// A half-dead connection never ends on its own.
const PATIENCE_MS = 10_000;

type GuardOptions = {
  patienceMs?: number;
  /** What time it is at the server, ms since 1970, give or take a second. */
  onServerTime?: (ms: number) => void;
};

/** `ask`, except that a response which is not the server's own counts as none. */
export function guardedFetch(ask: typeof fetch, options: GuardOptions = {}): typeof fetch {
  const { patienceMs = PATIENCE_MS, onServerTime } = options;
  return async (input, init) => {
    const response = await ask(input, {
      ...init,
      credentials: 'omit',
      cache: 'no-store',
      signal: init?.signal ?? AbortSignal.timeout(patienceMs),
    });
    const { status, headers } = response;
    const text = await response.text();
    const body = text === '' ? {} : parsedJson(text);
    const problem = problemOf(addressOf(input), response, body);
    if (problem !== null) throw new TypeError(problem);
    const session = v.safeParse(TokenSchema, body);
    const time = serverTime(headers, session.success ? session.output.access_token : null);
    if (time !== null) onServerTime?.(time);
    const kept = session.success ? JSON.stringify(onOwnClock(session.output)) : text;
    return new Response(kept === '' ? null : kept, { status, headers });
  };
}

/** The server's name for what it refused; '' when it gave none. */
export function readErrorCode(body: unknown): string {
  const error = v.safeParse(ErrorSchema, body);
  return error.success ? error.output.error_code : '';
}

const addressOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : `${input}`);

/** Why the response counts as none; null for the server's own. `body`: undefined when it is no JSON. */
function problemOf(address: string, { ok, status }: Response, body: unknown): string | null {
  if (body === undefined) return 'not the server: no JSON';
  if (ok && address.includes('/token?') && !v.is(TokenSchema, body)) {
    return 'not the server: no token';
  }
  if (!ok && address.includes('grant_type=refresh_token')) {
    const code = readErrorCode(body);
    if (!ENDS.has(code)) return `the session stays: ${status} ${code}`;
  }
  return null;
}

/**
 * Removes the expiry by the server's clock, so that auth-js adds `expires_in` to this device's time. With a clock that
 * is hours fast, a token would be refreshed at every use; with a slow one, never. A monotonic clock would not do, since
 * it stops while a laptop sleeps.
 */
function onOwnClock(session: v.InferOutput<typeof TokenSchema>): Record<string, unknown> {
  const { expires_at: _byServer, ...rest } = session;
  return rest;
}

// Another origin's pages may not read the first; the second only comes with a new token.
function serverTime(headers: Headers, token: string | null): number | null {
  const sent = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(sent)) return sent;
  const issued = v.safeParse(IssuedSchema, token === null ? null : tokenClaims(token));
  return issued.success ? issued.output.iat * 1000 : null;
}
