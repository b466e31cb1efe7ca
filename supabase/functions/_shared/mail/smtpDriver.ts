import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import { type Delivery, isOneAddress, type MailDriver } from './MailDriver.ts';

type Server = {
  host: string;
  port: number;
  user: string;
  pass: string;
  /** 'Camply <hello@camply.example>' or an address alone. */
  from: string;
  /** A certificate to trust besides those of the system. */
  ca?: string;
};

/** What nodemailer says of an error. */
const ProblemSchema = v.object({
  code: v.optional(v.string()),
  command: v.optional(v.string()),
  responseCode: v.optional(v.number()),
});

/** A full mailbox: RFC 5321 calls it permanent, its owner does not. */
const MAILBOX_FULL = 552;

/**
 * An SMTP server, by TLS from the first byte (port 465: edge functions reach neither 25 nor 587). The Message-ID is the
 * job's, so that a receiver may know a mail that came twice.
 */
export function smtpDriver(
  { host, port, user, pass, from, ca }: Server,
  timeoutMs = 20_000,
): MailDriver {
  const transport = createTransport({
    host,
    port,
    secure: true,
    auth: { user, pass },
    tls: { minVersion: 'TLSv1.2', ...(ca !== undefined && { ca }) },
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // A text that looks like a path or an address stays a text.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? host;
  return async ({ id, to, subject, text, html, headers }) => {
    if (!isOneAddress(to)) return { outcome: 'failed', problem: 'content' };
    try {
      await transport.sendMail({
        from,
        // As an object: a text would be parsed as a list.
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers,
        messageId: `<${id}@${domain}>`,
      });
      return { outcome: 'sent' };
    } catch (error) {
      return deliveryOf(error);
    }
  };
}

/** 4xx and whatever cut the dialogue: later. 5xx of the recipient: the address; of the mail: the mail; of us: the setup. */
function deliveryOf(error: unknown): Delivery {
  const parsed = v.safeParse(ProblemSchema, error);
  const { code = '', command = '', responseCode = 0 } = parsed.success ? parsed.output : {};
  if (code === 'EAUTH' || code === 'ENOAUTH') return { outcome: 'later', problem: 'setup' };
  if (responseCode >= 400 && responseCode < 500) return { outcome: 'later', problem: 'busy' };
  if (responseCode < 500) return { outcome: 'later', problem: 'connection' };
  if (command === 'RCPT TO')
    return responseCode === MAILBOX_FULL
      ? { outcome: 'later', problem: 'busy' }
      : { outcome: 'refused' };
  if (command === 'DATA') return { outcome: 'failed', problem: 'content' };
  return { outcome: 'later', problem: 'setup' };
}
