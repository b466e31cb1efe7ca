// One request of the desk, with the session's token, and what its response means.
import * as v from 'valibot';
import type { AuthSession } from '#account/account.ts';
import type { Backend } from '#base/http/backendConfig.ts';
import { isNoAnswer } from '#base/device/isNoAnswer.ts';
import { callFunction, type Reply } from '#base/http/post.ts';
import { ReviewError } from './ReviewError.ts';

type RequestTools = {
  backend: () => Backend;
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

async function request({ backend }: RequestTools, name: string, body: object, token: string) {
  try {
    return await callFunction(backend(), name, body, AbortSignal.timeout(TIMEOUT_MS), token);
  } catch {
    throw new ReviewError('unreachable');
  }
}

const ErrorSchema = v.object({ code: v.string(), message: v.string() });

/** Accepts only responses of our own server, not pages of a proxy. */
function answerOf({ status, json }: Reply): unknown {
  if (json === undefined) throw new ReviewError('unreachable');
  if (status >= 200 && status < 300) return json;
  const error = v.is(ErrorSchema, json) ? json : { code: '', message: '' };
  const { code } = error;
  if (code === 'PT409') throw new ReviewError('changed');
  if (code === '42501') throw new ReviewError('denied');
  if (/^(?:22|23)...$|^P0001$|^PT404$/.test(code)) {
    throw new ReviewError('refused', error.message || null);
  }
  throw new ReviewError('unreachable');
}
