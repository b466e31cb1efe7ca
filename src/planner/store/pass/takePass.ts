// What a phone asks about the season's fee: without a session, for a payment belongs to nobody's account.
import * as v from 'valibot';
import { isNoAnswer } from '#base/device/isNoAnswer.ts';
import { pageBackend } from '#base/http/backendConfig.ts';
import { callFunction, type Reply } from '#base/http/post.ts';

/**
 * waiting: no such payment yet. reversed: the money went back. used up: five phones have a pass of it, or its season is over.
 * unknown: a link that is none. limited: too often from this network. unreachable: no answer.
 */
export type TakenPass =
  | { state: 'paid'; pass: string }
  | { state: 'waiting' | 'reversed' | 'used up' | 'unknown' | 'limited' | 'unreachable' };

const TIMEOUT_MS = 20_000;
const TakenSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('paid'), pass: v.string() }),
  v.object({ outcome: v.picklist(['waiting', 'reversed', 'used up', 'unknown']) }),
]);
const LimitSchema = v.object({ code: v.literal('PT429') });

/** Asks for a pass by this phone's reference, or by the token of a mailed link. Each one that comes counts as a phone. */
export async function takePass(reference: string): Promise<TakenPass> {
  const reply = await ask('take_pass', { reference });
  const taken = v.safeParse(TakenSchema, reply?.json);
  if (reply?.status !== 200 || !taken.success) return { state: failureOf(reply) };
  const { output } = taken;
  return output.outcome === 'paid'
    ? { state: 'paid', pass: output.pass }
    : { state: output.outcome };
}

/** Mails a link for another phone. The answer is the same whether somebody has paid from this address or not. */
export async function requestPassMail(email: string): Promise<'sent' | 'limited' | 'unreachable'> {
  const reply = await ask('request_pass_mail', { email });
  return reply?.status === 200 ? 'sent' : failureOf(reply);
}

/** Null without an answer. */
async function ask(name: string, args: object): Promise<Reply | null> {
  try {
    return await callFunction(pageBackend(), name, args, AbortSignal.timeout(TIMEOUT_MS));
  } catch (error) {
    if (isNoAnswer(error)) return null;
    throw error;
  }
}

const failureOf = (reply: Reply | null) =>
  v.is(LimitSchema, reply?.json) ? 'limited' : 'unreachable';
