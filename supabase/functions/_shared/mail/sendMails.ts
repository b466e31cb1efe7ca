import { type MailSite, writeMail } from '../../../../src/base/mail/writeMail.ts';
import type { MailDriver, OutgoingMail } from './MailDriver.ts';
import type { MailJob, MailQueue } from './MailQueue.ts';

/** Where the functions are, for the one-click stop of mail programs: `https://<ref>.supabase.co/functions/v1`. */
type Addresses = { site: MailSite; functionsUrl: string };

/** What was not asked for can be stopped by one press in the mail program (RFC 8058). */
const HAS_ONE_CLICK: ReadonlySet<string> = new Set(['still_right', 'claim', 'opening', 'weekly']);

export type Sent = { sent: number; later: number; refused: number; failed: number };

/**
 * Sends what is due, one batch. May be killed at any step: a job that was claimed and not marked is due again after 15
 * minutes, so a mail is sent twice only where that happens between its last byte and its mark. Throws where the database
 * does not answer.
 */
export async function sendMails(
  queue: MailQueue,
  driver: MailDriver,
  addresses: Addresses,
): Promise<Sent> {
  const sent: Sent = { sent: 0, later: 0, refused: 0, failed: 0 };
  for (const job of await queue.claim()) {
    const delivery = await driver(outgoing(job, addresses));
    await queue.done(job.id, delivery);
    sent[delivery.outcome] += 1;
  }
  return sent;
}

function outgoing(job: MailJob, { site, functionsUrl }: Addresses): OutgoingMail {
  const facts = {
    kind: job.kind,
    isFirst: job.is_first,
    words: job.words,
    link: `${site.url}${linkOf(job)}`,
    stopLink: `${site.url}/my-listing#stop=${job.stop_token}`,
    code: null,
  };
  const oneClick = `<${functionsUrl}/mail-stop?token=${job.stop_token}>`;
  return {
    id: job.id,
    to: job.to,
    ...writeMail(facts, site),
    headers: HAS_ONE_CLICK.has(job.kind)
      ? { 'List-Unsubscribe': oneClick, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {},
  };
}

/** A token is behind the #, where no server and no log sees it. */
function linkOf({ kind, token }: MailJob): string {
  if (token === null) return '/my-camps';
  if (kind === 'pass') return `/settings#pass=${token}`;
  return `/my-listing#${kind === 'lost_link' ? 'lost' : 'token'}=${token}`;
}
