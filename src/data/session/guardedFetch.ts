// What auth-js may hear. It takes every 4xx of a refresh for the end of the session: a hotel's 403 page, a 429, a
// gateway's 401. Only the server's own word about the refresh token may end one; all else is "no answer", for which
// auth-js keeps the session.
import * as v from 'valibot';

/** What GoTrue says when a session is over. */
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
const TokenSchema = v.object({ access_token: v.string(), refresh_token: v.string() });

// A half-dead connection never ends by itself.
const PATIENCE_MS = 10_000;

/** `ask`, except that an answer which is not the server's own is none. */
export function guardedFetch(ask: typeof fetch, patienceMs = PATIENCE_MS): typeof fetch {
  return async (input, init) => {
    const response = await ask(input, {
      ...init,
      credentials: 'omit',
      cache: 'no-store',
      signal: init?.signal ?? AbortSignal.timeout(patienceMs),
    });
    const text = await response.text();
    const problem = problemOf(addressOf(input), response, text);
    if (problem !== null) throw new TypeError(problem);
    return new Response(text === '' ? null : text, {
      status: response.status,
      headers: response.headers,
    });
  };
}

const addressOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : `${input}`);

/** Why the answer is none; null for the server's own. */
function problemOf(address: string, { ok, status }: Response, text: string): string | null {
  const body = text === '' ? {} : readJson(text);
  if (body === undefined) return 'not the server: no JSON';
  if (ok && address.includes('/token?') && !v.is(TokenSchema, body)) {
    return 'not the server: no token';
  }
  if (!ok && address.includes('grant_type=refresh_token')) {
    const error = v.safeParse(ErrorSchema, body);
    const code = error.success ? error.output.error_code : '';
    if (!ENDS.has(code)) return `the session stays: ${status} ${code}`;
  }
  return null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
