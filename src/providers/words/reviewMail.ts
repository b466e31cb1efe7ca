import type { MailKind } from '#base/mail/mailWords.ts';

/** Copy of the review desk's tab that shows each kind of mail. */
export const mailPreviewCopy = {
  title: 'Mail',
  lead: 'Every email we send, with sample words. The first one to an address never has a stranger’s words. The HTML version says the same.',
  first: 'First email to an address',
  later: 'Later email',
  kinds: {
    received: 'A listing came in',
    asked: 'We ask for changes',
    live: 'It’s live',
    refused: 'It’s declined',
    lost_link: 'A lost private link',
    still_right: 'Is it still right?',
    claim: 'We offer a listing to its camp',
    opening: 'A family’s sign-up opens',
    weekly: 'A family’s weekly look',
    pass: 'A family has paid',
    signup: 'A new account',
    recovery: 'A forgotten password',
    magiclink: 'Sign in by email',
  } satisfies Record<MailKind, string>,
} as const;
