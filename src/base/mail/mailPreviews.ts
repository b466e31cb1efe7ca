import { type MailKind, mailWords } from './mailWords.ts';
import { type MailSite, writeMail, type WrittenMail } from './writeMail.ts';

export type MailPreview = WrittenMail & { kind: MailKind; isFirst: boolean };

const SAMPLE = { name: 'Moss & Marble', note: 'Which week is the second session?' };
const DAY = '2027-01-19';
const WITHOUT_NAMES = {
  opens_on: DAY,
  openings: [{ minutes: 540, name: null }],
  until: '2027-08-31',
};
const WITH_NAMES = {
  ...WITHOUT_NAMES,
  openings: [
    { minutes: 540, name: 'Moss & Marble' },
    { minutes: null, name: 'Pine & Paddle' },
  ],
};
const OF_FAMILIES: ReadonlySet<string> = new Set(['opening', 'weekly', 'pass']);
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
          words: sampleOf(kind, isFirst),
          link: `${site.url}/my-listing#token=sample`,
          stopLink: isOfAccounts ? null : `${site.url}/my-listing#stop=sample`,
          code: kind === 'recovery' ? '123456' : null,
        },
        site,
      ),
    }));
  });
}

function sampleOf(kind: MailKind, isFirst: boolean) {
  if (OF_FAMILIES.has(kind)) return isFirst ? WITHOUT_NAMES : WITH_NAMES;
  return isFirst ? {} : SAMPLE;
}
