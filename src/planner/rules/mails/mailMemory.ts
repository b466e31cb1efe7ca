import * as v from 'valibot';
import { parsedJson } from '#base/text/parsedJson.ts';

/** stopped: this address gets no mail of ours. `why` unsubscribed can be taken back, the others are the mail company's word. */
export const WishAnswerSchema = v.variant('outcome', [
  v.object({ outcome: v.picklist(['stored', 'unpaid', 'unconfirmed']) }),
  v.object({
    outcome: v.literal('stopped'),
    on: v.pipe(v.string(), v.isoDate()),
    why: v.picklist(['unsubscribed', 'bounce', 'complaint']),
  }),
]);
export type WishAnswer = v.InferOutput<typeof WishAnswerSchema>;

/** What this phone has told the server of the family's mails. It stays here: no sync, no backup. */
const MailMemorySchema = v.object({
  /** The account that it told; null before the first time. */
  userId: v.nullable(v.string()),
  /** The server may have a wish of this phone. */
  isOn: v.boolean(),
  /** The hash of what the server last answered to, and when (ms since 1970). */
  sent: v.string(),
  sentAt: v.pipe(v.number(), v.finite()),
  answer: v.nullable(WishAnswerSchema),
  /** The last try came to nothing, though there was a network. */
  hasFailed: v.boolean(),
  /** Somebody has pressed to start again what was unsubscribed. */
  resumes: v.boolean(),
});
export type MailMemory = v.InferOutput<typeof MailMemorySchema>;

export const emptyMailMemory = (): MailMemory => ({
  userId: null,
  isOn: false,
  sent: '',
  sentAt: 0,
  answer: null,
  hasFailed: false,
  resumes: false,
});

/** Text that is missing or spoiled counts as nothing: at worst the same is sent again. */
export function readMailMemory(text: string | null): MailMemory {
  const { success, output } = v.safeParse(MailMemorySchema, parsedJson(text));
  return success ? output : emptyMailMemory();
}
