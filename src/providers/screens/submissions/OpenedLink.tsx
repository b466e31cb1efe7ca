import type { ReactNode } from 'react';
import { readOpenedByMail } from '#providers/rules/mail/openedByMail.ts';
import { ByMailedLink } from '../mailedLink/ByMailedLink.tsx';
import { LinkedListing } from './listing/MyListing.tsx';

/** What the address opens: a link of our mails, or a provider's private one. */
export function OpenedLink({ fragment, skeleton }: { fragment: string; skeleton: ReactNode }) {
  const mailed = readOpenedByMail(fragment);
  if (mailed === null) return <LinkedListing fragment={fragment} skeleton={skeleton} />;
  return <ByMailedLink link={mailed} skeleton={skeleton} />;
}
