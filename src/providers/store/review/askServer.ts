// One request of the desk, with the session's token, and what its response means.
import * as v from 'valibot';
import type { AuthSession } from '#account/account.ts';
import type { backendConfig } from '#base/http/backendConfig.ts';
import { isNoAnswer } from '#base/device/isNoAnswer.ts';
import { ReviewError } from './ReviewError.ts';

export type RequestTools = {
  backend: typeof backendConfig;
  fetch: typeof fetch;
  session: Pick<AuthSession, 'accessToken'>;
};

const TIMEOUT_MS = 20_000;

/** One refresh at most: a token that ended early, or one that a role was added to. */
export async function askServer(tools: RequestTools, name: string, body: object): Promise<unknown> {
  const token = await tokenOf(tools);
  const first = await request(tools, name, body, token);
  if (first.status !== 401) return answerOf(first);
  const second = await request(tools, name, body, await tokenOf(tools, token));
  if (second.status === 401) throw new ReviewError('unreachable');
  return answerOf(second);
}

async function tokenOf(
  { session }: Pick<RequestTools, 'session'>,
  refused?: string,
): Promise<string> {
  try {
    const token = await session.accessToken(refused);
    if (token === null) throw new ReviewError('signedOut');
    return token;
  } catch (error) {
    throw isNoAnswer(error) ? new ReviewError('unreachable') : error;
  }
}

async function request(tools: RequestTools, name: string, body: object, token: string) {
  const { url, key } = tools.backend();
  try {
    return await tools.fetch(`${url.replace(/\/$/, '')}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: key,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    throw new ReviewError('unreachable');
  }
}

const ErrorSchema = v.object({ code: v.string(), message: v.string() });

/** Accepts only responses of our own server, not pages of a proxy. */
async function answerOf(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  if (body === undefined) throw new ReviewError('unreachable');
  if (response.ok) return body;
  const error = v.is(ErrorSchema, body) ? body : { code: '', message: '' };
  const { code } = error;
  if (code === 'PT409') throw new ReviewError('changed');
  if (code === '42501') throw new ReviewError('denied');
  if (/^(?:22|23)...$|^P0001$|^PT404$/.test(code)) {
    throw new ReviewError('refused', error.message || null);
  }
  throw new ReviewError('unreachable');
}
