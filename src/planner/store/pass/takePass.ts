// What a phone asks about the season's fee: without a session, for a payment belongs to nobody's account.
import * as v from 'valibot';
import { pageBackend } from '#base/http/backendConfig.ts';
import { askOnce, type Reply } from '#base/http/post.ts';

/**
 * waiting: no such payment yet. reversed: the money went back. used up: five phones have a pass of it, or its season is over.
 * unknown: a link that is none. limited: too often from this network. unreachable: no answer.
 */
export type TakenPass =
  | { state: 'paid'; pass: string }
  | { state: 'waiting' | 'reversed' | 'used up' | 'unknown' | 'limited' | 'unreachable' };

const TakenSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('paid'), pass: v.string() }),
  v.object({ outcome: v.picklist(['waiting', 'reversed', 'used up', 'unknown']) }),
]);
const LimitSchema = v.object({ code: v.literal('PT429') });

/** Asks for a pass by this phone's reference, or by the token of a mailed link. Each one that comes counts as a phone. */
export async function takePass(reference: string): Promise<TakenPass> {
  const reply = await askOnce(pageBackend(), 'take_pass', { reference });
  const taken = v.safeParse(TakenSchema, reply.json);
  if (reply.status !== 200 || !taken.success) return { state: failureOf(reply) };
  const { output } = taken;
  return output.outcome === 'paid'
    ? { state: 'paid', pass: output.pass }
    : { state: output.outcome };
}

/** Mails a link for another phone. The answer is the same whether somebody has paid from this address or not. */
export async function requestPassMail(email: string): Promise<'sent' | 'limited' | 'unreachable'> {
  const reply = await askOnce(pageBackend(), 'request_pass_mail', { email });
  return reply.status === 200 ? 'sent' : failureOf(reply);
}

const failureOf = ({ json }: Reply) => (v.is(LimitSchema, json) ? 'limited' : 'unreachable');
