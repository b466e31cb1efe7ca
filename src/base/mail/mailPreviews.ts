import { type MailKind, mailWords } from './mailWords.ts';
import { type MailSite, writeMail, type WrittenMail } from './writeMail.ts';

export type MailPreview = WrittenMail & { kind: MailKind; isFirst: boolean };

const SAMPLE = { name: 'Moss & Marble', note: 'Which week is the second session?' };
const OF_ACCOUNTS: ReadonlySet<string> = new Set(['signup', 'recovery', 'magiclink']);

/** Every kind of mail with sample words: as the first to an address, and as a later one to somebody who has answered. */
export function mailPreviews(site: MailSite): MailPreview[] {
  const kinds = Object.keys(mailWords).filter((kind): kind is MailKind => kind in mailWords);
  return kinds.flatMap((kind) => {
    const isOfAccounts = OF_ACCOUNTS.has(kind);
    return (isOfAccounts ? [true] : [true, false]).map((isFirst) => ({
      kind,
      isFirst,
      ...writeMail(
        {
          kind,
          isFirst,
          words: isFirst ? {} : SAMPLE,
          link: `${site.url}/my-listing#token=sample`,
          stopLink: isOfAccounts ? null : `${site.url}/my-listing#stop=sample`,
          code: kind === 'recovery' ? '123456' : null,
        },
        site,
      ),
    }));
  });
}
