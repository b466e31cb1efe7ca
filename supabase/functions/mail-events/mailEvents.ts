import * as v from 'valibot';
import { isSignedWebhook } from '../_shared/signedWebhook.ts';

type Tools = {
  /** The signing secret of this webhook (`whsec_...`). Nothing is accepted without it. */
  secret: string | undefined;
  /** ms since 1970. */
  now: () => number;
  /** Throws when it was not recorded. */
  stop: (address: string, why: 'bounce' | 'complaint') => Promise<void>;
};

const MAX_BYTES = 256 * 1024;
const addresses = v.pipe(v.array(v.pipe(v.string(), v.maxLength(320))), v.maxLength(50));
const EventSchema = v.object({
  type: v.string(),
  data: v.object({
    to: v.optional(addresses, []),
    /** A mailbox that is full for now has bounced, too, but is there. */
    bounce: v.optional(v.object({ type: v.optional(v.string(), '') })),
  }),
});

/**
 * What the mail service calls when a mail bounced or its reader called it spam. It sends an event again until it gets a
 * 2xx: to stop an address twice changes nothing.
 */
export async function mailEvents(
  request: Request,
  { secret, now, stop }: Tools,
): Promise<Response> {
  if (request.method !== 'POST') return said(405, 'Only POST');
  if (!secret) return said(501, 'Not set up: MAIL_WEBHOOK_SECRET is missing');
  // The very bytes that were signed.
  const body = await request.text();
  if (body.length > MAX_BYTES) return said(413, 'Too large');
  if (!(await isSignedWebhook(request.headers, body, secret, now())))
    return said(400, 'The signature is wrong or too old');
  const event = v.safeParse(v.pipe(v.string(), v.parseJson(), EventSchema), body);
  if (!event.success) return said(400, 'The event cannot be read');
  const { type, data } = event.output;
  const why = reasonOf(type, data.bounce?.type);
  if (why === null) return said(200, 'Nothing to record');
  try {
    for (const address of data.to) await stop(address, why);
    return said(200, 'Recorded');
  } catch (error) {
    console.error('A bounce was not recorded; the mail service will send it again:', error);
    return said(503, 'Not recorded');
  }
}

function reasonOf(type: string, bounce = ''): 'bounce' | 'complaint' | null {
  if (type === 'email.complained') return 'complaint';
  return type === 'email.bounced' && !/^(?:transient|temporary)$/i.test(bounce) ? 'bounce' : null;
}

const said = (status: number, message: string) => Response.json({ message }, { status });
