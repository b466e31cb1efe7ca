import * as v from 'valibot';
import { accountLink, AUTH_MAILS, authMail } from '../_shared/mail/authMail.ts';
import type { MailDriver } from '../_shared/mail/MailDriver.ts';
import { isSignedWebhook } from '../_shared/signedWebhook.ts';
import type { MailSite } from '../../../src/base/mail/writeMail.ts';

type Tools = {
  /** The hook's secret (`v1,whsec_...`). Nothing is sent without it. */
  secret: string | undefined;
  driver: MailDriver | null;
  site: MailSite;
  /** ms since 1970. */
  now: () => number;
};

const MAX_BYTES = 256 * 1024;
const text = v.pipe(v.string(), v.maxLength(2048));
const PayloadSchema = v.object({
  user: v.object({ email: text }),
  email_data: v.object({
    token: text,
    token_hash: text,
    redirect_to: v.optional(text, ''),
    email_action_type: v.picklist(AUTH_MAILS),
  }),
});

/**
 * What the accounts of a hosted project call for each mail (send_email hook): the same words and the same sender as all
 * other mails. Sent at once, for somebody waits for it; nothing of it is stored.
 */
export async function sendEmailHook(
  request: Request,
  { secret, driver, site, now }: Tools,
): Promise<Response> {
  if (request.method !== 'POST') return failed(405, 'Only POST');
  if (!secret || driver === null) return failed(501, 'Mail is not set up');
  const body = await request.text();
  if (body.length > MAX_BYTES) return failed(413, 'Too large');
  if (!(await isSignedWebhook(request.headers, body, secret, now())))
    return failed(401, 'The signature is wrong or too old');
  const payload = v.safeParse(v.pipe(v.string(), v.parseJson(), PayloadSchema), body);
  if (!payload.success) return failed(400, 'This kind of mail is not sent');
  const { user, email_data: data } = payload.output;
  const type = data.email_action_type;
  // The auth server has checked it against its list (additional_redirect_urls).
  const page = URL.parse(data.redirect_to) ?? new URL(site.url);
  const delivery = await driver({
    // The same call again is the same mail.
    id: request.headers.get('webhook-id') ?? crypto.randomUUID(),
    to: user.email,
    headers: {},
    ...authMail({ type, link: accountLink(page, data.token_hash, type), code: data.token }, site),
  });
  if (delivery.outcome === 'sent') return Response.json({});
  return failed(delivery.outcome === 'later' ? 503 : 422, 'The mail could not be sent');
}

/** In the form in which the hook expects an error. */
const failed = (status: number, message: string) =>
  Response.json({ error: { http_code: status, message } }, { status });
