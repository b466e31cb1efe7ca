import type { EmailDriver, EmailMessage } from '@supabase/lite';
import { requestContext } from '../lite/requestContext.ts';

const MAX_MAILS = 50;

/** Mails are not sent: the last ones stay in memory for /_mail. */
export class LocalMail implements EmailDriver {
  readonly sent: { to: string; subject: string; text: string }[] = [];

  async send(message: EmailMessage): Promise<void> {
    const redirect = requestContext.getStore()?.redirect;
    // Gap in lite: /recover forgets redirect_to. lite still checks the address when the link is followed.
    const text = (message.text ?? '').replaceAll(/redirect_to=[^&"'\s]*/g, (original) =>
      redirect ? `redirect_to=${encodeURIComponent(redirect)}` : original,
    );
    this.sent.push({ to: message.to, subject: message.subject, text });
    if (this.sent.length > MAX_MAILS) this.sent.shift();
  }
}
