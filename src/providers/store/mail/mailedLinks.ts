// What the pages behind mailed links ask the server, without a session: the link is the right.
import * as v from 'valibot';
import { pageBackend } from '#base/http/backendConfig.ts';
import { askOnce } from '#base/http/post.ts';
import {
  DoneSchema,
  LostListingsSchema,
  type LostListings,
  MailedCampsSchema,
  type MailedCamps,
  type MailDone,
  type MailedSeats,
} from './mailedAnswers.ts';

/** unknown: no such link, or it is over. used: a lost link works once. unreachable: no word of our server. */
export type MailAnswer<T> =
  | { state: 'here'; answer: T }
  | { state: 'unknown' | 'used' | 'unreachable' | 'limited' };

const RefusalSchema = v.object({ code: v.picklist(['PT403', 'PT409', 'PT429']) });
const OverSchema = v.object({ outcome: v.picklist(['unknown', 'used']) });

/** Never throws for a missing network: that is an answer, too. */
async function ask<T>(
  name: string,
  args: object,
  schema: v.GenericSchema<unknown, T>,
): Promise<MailAnswer<T>> {
  const { status, json } = await askOnce(pageBackend(), name, args);
  const answer = v.safeParse(schema, json);
  if (status === 200 && answer.success) return { state: 'here', answer: answer.output };
  const over = v.safeParse(OverSchema, json);
  if (status === 200 && over.success) return { state: over.output.outcome };
  const refused = v.safeParse(RefusalSchema, json);
  if (!refused.success) return { state: 'unreachable' };
  return { state: refused.output.code === 'PT429' ? 'limited' : 'unknown' };
}

/** The camps of a mailed link, as the list has them. */
export const askMailedCamps = (token: string): Promise<MailAnswer<MailedCamps>> =>
  ask('still_right', { token }, MailedCampsSchema);

/** A press; `campId` null: only that somebody reads this address. */
export const answerStillRight = (
  token: string,
  campId: string | null,
  answer: 'right' | 'not_this_year' | 'mine',
): Promise<MailAnswer<MailedCamps>> =>
  ask('answer_still_right', { token, camp_id: campId, answer }, MailedCampsSchema);

export const saySeats = (
  token: string,
  campId: string,
  seats: MailedSeats,
): Promise<MailAnswer<MailedCamps>> =>
  ask('say_seats', { token, camp_id: campId, seats }, MailedCampsSchema);

export const askLostListings = (token: string): Promise<MailAnswer<LostListings>> =>
  ask('mailed_submissions', { token }, LostListingsSchema);

/** Gives the listings new secrets, by id. The same once more is safe. */
export const redeemLostLink = (
  token: string,
  secrets: Readonly<Record<string, string>>,
): Promise<MailAnswer<MailDone>> => ask('redeem_mail_link', { token, secrets }, DoneSchema);

/** Everybody gets the same answer, whether the address is known or not. */
export const requestLostLink = (email: string): Promise<MailAnswer<MailDone>> =>
  ask('request_submission_link', { email }, DoneSchema);

export const stopMail = (token: string, stops: boolean): Promise<MailAnswer<MailDone>> =>
  ask('stop_mail', { token, stops }, DoneSchema);
