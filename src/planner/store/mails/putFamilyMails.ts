// The one call that a family's mails make, in the name of its account.
import * as v from 'valibot';
import type { AuthSession } from '#account/account.ts';
import type { Clock } from '#base/device/clock.ts';
import { isNoAnswer } from '#base/device/isNoAnswer.ts';
import type { Backend } from '#base/http/backendConfig.ts';
import { callFunction, replyTo } from '#base/http/post.ts';
import { readRetryAfter } from '#base/http/RemoteError.ts';
import type { FamilyWish } from '#planner/rules/mails/familyWish.ts';
import { type WishAnswer, WishAnswerSchema } from '#planner/rules/mails/mailMemory.ts';

export type MailSession = Pick<AuthSession, 'accessToken'>;

/** `isRefused`: the server, or something before it, said no; else nothing came. `waitMs`: its own wait, or 0. */
type PutOutcome =
  | { kind: 'answered'; answer: WishAnswer }
  | { kind: 'signedOut' }
  | { kind: 'failed'; isRefused: boolean; waitMs: number };

type Tools = { session: () => Promise<MailSession>; backend: () => Backend; clock: Clock };
type Args = { wish: FamilyWish; pass: string | null; resume: boolean };

const LimitSchema = v.object({ code: v.literal('PT429'), hint: v.nullable(v.string()) });
const MAX_WAIT_MS = 24 * 60 * 60 * 1000;

/** Throws the signal's reason. One refresh at most: a phone with a slow clock does not notice that its token has ended. */
export async function putFamilyMails(
  { session, backend, clock }: Tools,
  args: Args,
  signal: AbortSignal,
): Promise<PutOutcome> {
  const ask = (token: string) =>
    replyTo(
      (within) => callFunction(backend(), 'put_family_mails', args, within, token),
      signal,
      clock,
    );
  try {
    const { accessToken } = await session();
    const token = await accessToken();
    if (token === null) return { kind: 'signedOut' };
    let reply = await ask(token);
    if (reply.status === 401) {
      const other = await accessToken(token);
      if (other === null) return { kind: 'signedOut' };
      reply = await ask(other);
    }
    const { status, json, retryAfter } = reply;
    const answer = v.safeParse(WishAnswerSchema, json);
    if (status === 200 && answer.success) return { kind: 'answered', answer: answer.output };
    const limit = v.safeParse(LimitSchema, json);
    const hint = limit.success ? limit.output.hint : retryAfter;
    const waitMs = readRetryAfter(hint, 0, MAX_WAIT_MS) ?? 0;
    return { kind: 'failed', isRefused: status !== 0, waitMs };
  } catch (error) {
    signal.throwIfAborted();
    if (isNoAnswer(error)) return { kind: 'failed', isRefused: false, waitMs: 0 };
    throw error;
  }
}
