import type { EmailDriver, EmailMessage } from '@supabase/lite';
import { requestContext } from '../lite/requestContext.ts';
import { withSiteLinks } from './siteLink.ts';

const MAX_MAILS = 50;

/** Mails are not sent: the last ones stay in memory for /_mail. */
export class LocalMail implements EmailDriver {
  readonly sent: { to: string; subject: string; text: string }[] = [];
  readonly #siteUrl: string;

  constructor(siteUrl: string) {
    this.#siteUrl = siteUrl;
  }

  async send(message: EmailMessage): Promise<void> {
    // Gap in lite: /recover forgets redirect_to.
    const redirect = requestContext.getStore()?.redirect ?? null;
    const text = withSiteLinks(message.text ?? '', this.#siteUrl, redirect);
    this.sent.push({ to: message.to, subject: message.subject, text });
    if (this.sent.length > MAX_MAILS) this.sent.shift();
  }
}
