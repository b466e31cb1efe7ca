import type { EmailDriver, EmailMessage } from '@supabase/lite';
import { AUTH_MAILS, authMail } from '../../functions/_shared/mail/authMail.ts';
import type { MailDriver } from '../../functions/_shared/mail/MailDriver.ts';
import { requestContext } from '../lite/requestContext.ts';
import { siteLink } from './siteLink.ts';

const MAX_MAILS = 50;
const BRAND = 'Camply';

/** The link that lite writes into a mail, and its code. */
const VERIFY = /https?:\/\/[^\s"']*\/verify\?[^\s"']+/;
const CODE = /\b\d{6}\b/;

type LocalMailEntry = { to: string; subject: string; text: string };

/** Mails are not sent: the last ones stay in memory for /_mail. */
export class LocalMail implements EmailDriver {
  readonly sent: LocalMailEntry[] = [];
  readonly #siteUrl: string;

  constructor(siteUrl: string) {
    this.#siteUrl = siteUrl;
  }

  /** A mail of lite, about an account, in the words that a hosted project sends (functions/send-email-hook). */
  async send({ to, text = '' }: EmailMessage): Promise<void> {
    const address = VERIFY.exec(text)?.[0];
    if (address === undefined) throw new Error('A mail about an account has a link');
    const { searchParams } = new URL(address);
    const type = AUTH_MAILS.find((kind) => kind === searchParams.get('type')) ?? 'magiclink';
    // Gap in lite: /recover forgets redirect_to.
    const redirect = requestContext.getStore()?.redirect ?? null;
    const token = searchParams.get('token') ?? '';
    const link = siteLink(this.#siteUrl, { token, type, redirect });
    const [code = ''] = CODE.exec(text.replace(address, '')) ?? [];
    this.#keep({ to, ...authMail({ type, link, code }, { brand: BRAND, url: this.#siteUrl }) });
  }

  /** A mail of the database. */
  readonly deliver: MailDriver = async (mail) => {
    this.#keep(mail);
    return { outcome: 'sent' };
  };

  #keep({ to, subject, text }: LocalMailEntry): void {
    this.sent.push({ to, subject, text });
    if (this.sent.length > MAX_MAILS) this.sent.shift();
  }
}
