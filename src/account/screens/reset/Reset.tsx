import { useEffect, useEffectEvent } from 'react';
import { accountCopy } from '#account/words/account.ts';
import { useAuth } from '#account/store/useAuth.ts';
import { nextPage } from '#camps/rules/share/nextPage.ts';
import { Button } from '#ui/Button.tsx';
import { Cause } from '../pieces/Cause.tsx';
import { LinkStep } from '../pieces/LinkStep.tsx';
import { FormSkeleton } from '../pieces/FormSkeleton.tsx';
import { useContinue } from '../useContinue.ts';
import { isOpenLink, useMailedLink } from '../useMailedLink.ts';
import { NewPassword } from './NewPassword.tsx';
import { ResetByMail } from './ResetByMail.tsx';

export type ResetProps = {
  /** The search params of the address, not parsed yet. `next` is where to go afterwards. */
  search: { next?: string };
};

/** Chooses the screen: by the link that opened the page, otherwise by the session. */
export function Reset({ search }: ResetProps) {
  const { who } = useAuth();
  const { link, forget, ...linkTools } = useMailedLink();
  const goOn = useContinue();
  const next = nextPage(search.next);
  const leave = useEffectEvent(() => goOn(next));
  // Not a link for a new password: one that confirms an address, or another site that led back.
  const isIn = link === 'signedIn';
  useEffect(() => {
    if (isIn) leave();
  }, [isIn]);

  if (who.status === 'failed') {
    return (
      <>
        <h1>{accountCopy.resetTitle}</h1>
        <Cause problem="unreachable" />
        <Button variant="line" onClick={() => window.location.reload()}>
          {accountCopy.tryAgain}
        </Button>
      </>
    );
  }
  if (link === 'following' || isIn) return <FormSkeleton title={accountCopy.following} />;
  if (isOpenLink(link)) {
    const email = who.status === 'in' ? (who.email ?? '') : null;
    return <LinkStep link={link} isReset email={email} {...linkTools} />;
  }
  if (who.status === 'opening' || link === null) {
    return <FormSkeleton title={accountCopy.resetTitle} />;
  }
  if (link === 'old') {
    const onStay = who.status === 'in' ? { onStay: forget } : {};
    return <ResetByMail isOld onVerified={forget} {...onStay} />;
  }
  if (who.status === 'out') return <ResetByMail onVerified={forget} />;
  return <NewPassword who={who} next={next} />;
}
