// One request of the desk, with the session's token, and what its response means.
import * as v from 'valibot';
import type { AuthSession } from '#account/account.ts';
import type { Backend } from '#base/http/backendConfig.ts';
import { isNoAnswer } from '#base/device/isNoAnswer.ts';
import { askOnce, type Reply, replyAsUser } from '#base/http/post.ts';
import { ReviewError } from './ReviewError.ts';

type RequestTools = {
  backend: () => Backend;
  session: Pick<AuthSession, 'accessToken'>;
};

/** Rejects with ReviewError. */
export async function askServer(
  { session, backend }: RequestTools,
  name: string,
  body: object,
): Promise<unknown> {
  const reply = await replyAsUser(session.accessToken, (token) =>
    askOnce(backend(), name, body, token),
  ).catch(unreachable);
  if (reply === null) throw new ReviewError('signedOut');
  // Also with a new token.
  if (reply.status === 401) throw new ReviewError('unreachable');
  return answerOf(reply);
}

function unreachable(error: unknown): never {
  throw isNoAnswer(error) ? new ReviewError('unreachable') : error;
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
