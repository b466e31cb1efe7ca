import type { EmailDriver, EmailMessage } from '@supabase/lite';
import { requestContext } from '../lite/requestContext.ts';

const most = 50;

/** The mails of this machine: kept in memory for /_mail, sent to nobody. */
export class LocalMail implements EmailDriver {
  readonly kept: { to: string; subject: string; text: string }[] = [];

  async send(message: EmailMessage): Promise<void> {
    const redirect = requestContext.getStore()?.redirect;
    // Gap in lite: /recover forgets redirect_to. lite still checks the address when the link is followed.
    const text = (message.text ?? '').replaceAll(/redirect_to=[^&"'\s]*/g, (given) =>
      redirect ? `redirect_to=${encodeURIComponent(redirect)}` : given,
    );
    this.kept.push({ to: message.to, subject: message.subject, text });
    if (this.kept.length > most) this.kept.shift();
  }
}
