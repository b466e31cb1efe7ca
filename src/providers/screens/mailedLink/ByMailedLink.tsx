import type { ReactNode } from 'react';
import type { OpenedByMail } from '#providers/rules/mail/openedByMail.ts';
import { mailedLinkCopy } from '#providers/words/mailedLink.ts';
import { BadLink } from '../parts/BadLink.tsx';
import { AskLostLink } from './AskLostLink.tsx';
import { LostListingsByLink } from './LostListingsByLink.tsx';
import { MailedCampsByLink } from './MailedCampsByLink.tsx';
import { StopMail } from './StopMail.tsx';

/** What the address opens. Opening it changes nothing: programs look at each link of a mail before people do. */
export function ByMailedLink({ link, skeleton }: { link: OpenedByMail; skeleton: ReactNode }) {
  if (!('token' in link)) {
    return link.opens === 'ask' ? <AskLostLink /> : <BadLink copy={mailedLinkCopy.unknown} />;
  }
  const { opens, token } = link;
  if (opens === 'stop') return <StopMail key={token} token={token} />;
  const Opened = opens === 'lost' ? LostListingsByLink : MailedCampsByLink;
  return <Opened key={token} token={token} skeleton={skeleton} />;
}
