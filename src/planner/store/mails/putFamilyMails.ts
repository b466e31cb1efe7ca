// The one call that a family's mails make, in the name of its account.
import * as v from 'valibot';
import type { AuthSession } from '#account/account.ts';
import type { Clock } from '#base/device/clock.ts';
import { isNoAnswer } from '#base/device/isNoAnswer.ts';
import type { Backend } from '#base/http/backendConfig.ts';
import { callFunction, replyAsUser, replyTo } from '#base/http/post.ts';
import { serverWaitMs } from '#base/http/serverWaitMs.ts';
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

/** Throws the signal's reason. */
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
    const reply = await replyAsUser(accessToken, ask);
    if (reply === null) return { kind: 'signedOut' };
    const { status, json } = reply;
    const answer = v.safeParse(WishAnswerSchema, json);
    if (status === 200 && answer.success) return { kind: 'answered', answer: answer.output };
    return { kind: 'failed', isRefused: status !== 0, waitMs: serverWaitMs(reply) ?? 0 };
  } catch (error) {
    signal.throwIfAborted();
    if (isNoAnswer(error)) return { kind: 'failed', isRefused: false, waitMs: 0 };
    throw error;
  }
}
