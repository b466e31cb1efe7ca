import { type MailSite, writeMail, type WrittenMail } from '../../../../src/base/mail/writeMail.ts';

export const AUTH_MAILS = ['signup', 'recovery', 'magiclink'] as const;
type AuthMailKind = (typeof AUTH_MAILS)[number];

/**
 * The link of a mail about an account carries its token's hash behind the #: opening it spends nothing, so a scanner of
 * mails may look; the page verifies it when its button is pressed.
 */
export function accountLink(page: URL, tokenHash: string, type: string): string {
  const target = new URL(page);
  target.hash = new URLSearchParams({ token_hash: tokenHash, type }).toString();
  return target.href;
}

/** A mail about an account. `code`: six digits, for a new password only: the other pages have no field for it. */
export const authMail = (
  { type, link, code }: { type: AuthMailKind; link: string; code: string },
  site: MailSite,
): WrittenMail =>
  writeMail(
    {
      kind: type,
      isFirst: false,
      words: {},
      link,
      stopLink: null,
      code: type === 'recovery' ? code : null,
    },
    site,
  );
