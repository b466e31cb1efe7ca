import { httpDriver, RESEND } from './httpDriver.ts';
import type { MailDriver } from './MailDriver.ts';
import { smtpDriver } from './smtpDriver.ts';

type Environment = { get(name: string): string | undefined };

/**
 * How mails are sent, by the settings of the operator: RESEND_API_KEY (and MAIL_HTTP_URL for another service with its
 * API), or SMTP_HOST, SMTP_USER, SMTP_PASS (SMTP_PORT, 465). MAIL_FROM says who sends. Null: not set up, and mails wait.
 */
export function chosenDriver(env: Environment): MailDriver | null {
  const from = env.get('MAIL_FROM');
  if (!from) return null;
  const key = env.get('RESEND_API_KEY');
  if (key) return httpDriver({ url: env.get('MAIL_HTTP_URL') || RESEND, key, from });
  const [host, user, pass] = ['SMTP_HOST', 'SMTP_USER', 'SMTP_PASS'].map((name) => env.get(name));
  if (!host || !user || !pass) return null;
  return smtpDriver({ host, port: Number(env.get('SMTP_PORT') || 465), user, pass, from });
}
