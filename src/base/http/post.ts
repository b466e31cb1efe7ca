// Plain POST requests, without a session where none is needed: an expired session cannot delay them.
import type { Clock } from '../device/clock.ts';
import { isNoAnswer } from '../device/isNoAnswer.ts';
import { requestWithin } from '../storage/requestWithin.ts';
import { parsedJson } from '../text/parsedJson.ts';
import { RemoteError } from './RemoteError.ts';

/** Where requests go: a hosted project or the embedded backend. The service worker has another one than pages (backendConfig.ts). */
export type Backend = { url: string; key: string; fetch: typeof fetch };

const noAnswer = () => new RemoteError('retry', 'no answer');

/** `status` 0: nothing came, or a redirect. `json` is undefined when the body is none. */
export type Reply = { status: number; retryAfter: string | null; json?: unknown };

/** Throws RemoteError when nothing came back, or the signal's reason. `path` begins with a slash; `token` is a session's. */
export async function post(
  { url, key, fetch: request }: Backend,
  path: string,
  type: string,
  body: string | ArrayBuffer,
  signal: AbortSignal,
  token?: string,
): Promise<Reply> {
  const headers = {
    apikey: key,
    'content-type': type,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  try {
    const response = await request(`${url.replace(/\/$/, '')}${path}`, {
      method: 'POST',
      headers,
      body,
      credentials: 'omit',
      cache: 'no-store',
      // Following a captive portal's redirect would post the body there.
      redirect: 'manual',
      signal,
    });
    const text = await response.text();
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      json: parsedJson(text),
    };
  } catch {
    // Here a TypeError means that fetch has no network; one from anywhere else is a bug.
    signal.throwIfAborted();
    throw noAnswer();
  }
}

/** A function of the database. */
export const callFunction = (
  backend: Backend,
  name: string,
  args: object,
  signal: AbortSignal,
  token?: string,
): Promise<Reply> =>
  post(backend, `/rest/v1/rpc/${name}`, 'application/json', JSON.stringify(args), signal, token);

const NO_REPLY: Reply = { status: 0, retryAfter: null };
const WORDS_TIMEOUT_MS = 30 * 1000;
/** Slower than the slowest signal that is worth waiting for. */
const LEAST_BYTES_PER_MS = 10;

/** The reply, or none; `size` gives a file more time. Throws the signal's reason, and bugs of `request`. */
export async function replyTo(
  request: (signal: AbortSignal) => Promise<Reply>,
  signal: AbortSignal,
  clock: Clock,
  size = 0,
): Promise<Reply> {
  const ms = WORDS_TIMEOUT_MS + size / LEAST_BYTES_PER_MS;
  try {
    return await requestWithin(request, signal, clock, ms, noAnswer);
  } catch (error) {
    signal.throwIfAborted();
    if (isNoAnswer(error)) return NO_REPLY;
    throw error;
  }
}

const ONE_TRY_TIMEOUT_MS = 20 * 1000;

/** A function of the database, asked once by a press: the reply, or none within 20 s. Throws bugs only. */
export async function askOnce(
  backend: Backend,
  name: string,
  args: object,
  token?: string,
): Promise<Reply> {
  const signal = AbortSignal.timeout(ONE_TRY_TIMEOUT_MS);
  try {
    return await callFunction(backend, name, args, signal, token);
  } catch (error) {
    if (isNoAnswer(error)) return NO_REPLY;
    throw error;
  }
}

/** The token of the session, or the one after `refused`; null when signed out. */
type AccessToken = (refused?: string) => Promise<string | null>;

/**
 * What the server replies to a request with the session's token; null when signed out. One refresh at most: of a token that ended
 * early, or one that a role was added to. Rejects as both do.
 */
export async function replyAsUser(
  accessToken: AccessToken,
  ask: (token: string) => Promise<Reply>,
): Promise<Reply | null> {
  const token = await accessToken();
  if (token === null) return null;
  const reply = await ask(token);
  if (reply.status !== 401) return reply;
  const other = await accessToken(token);
  return other === null ? null : ask(other);
}
