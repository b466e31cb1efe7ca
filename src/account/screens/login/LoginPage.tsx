import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { accountCopy } from '#account/words/account.ts';
import { useAuth } from '#account/store/useAuth.ts';
import { AuthCard } from '#ui/parts/AuthCard.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useAfterHydration } from '#ui/useAfterHydration.ts';
import { FormSkeleton } from '../pieces/FormSkeleton.tsx';
import { useContinue } from '../useContinue.ts';
import { isOpenLink, useMailedLink } from '../useMailedLink.ts';
import { useTypedEmail } from '../useTypedEmail.ts';
import { Forms } from './Forms.tsx';
import type { InterludeProps } from './Interlude.tsx';
import { type LoginSearch, readLoginAddress } from './loginAddress.ts';

const AskCode = lazyPart(async () => (await import('../code/AskCode.tsx')).AskCode, {
  fallback: <FormSkeleton />,
});
const Interlude = lazyPart<InterludeProps>(
  async () => (await import('./Interlude.tsx')).Interlude,
  { fallback: <FormSkeleton /> },
);

type LoginPageProps = {
  /** The search params of the address, not parsed yet. */
  search: LoginSearch;
};

/** Signing in and creating an account. The sign-in is there before any script, and works before the session's code. */
export function LoginPage(props: LoginPageProps) {
  return (
    <AuthCard>
      <Login {...props} />
    </AuthCard>
  );
}

function Login({ search }: LoginPageProps) {
  const address = readLoginAddress(useAfterHydration() ? search : {});
  const { next } = address;
  const { who, link: carried, ask, signOut } = useAuth();
  const { link, ...linkTools } = useMailedLink();
  const [email, setEmail] = useTypedEmail();
  const [isConfirming, setConfirming] = useState(false);
  // A user who signs in on this page goes on at once; a user who was signed in before is asked.
  const [isEntering, setEntering] = useState(false);
  const goOn = useContinue();
  const navigate = useNavigate();

  const lacksCode = who.status === 'in' && who.lacksSecondFactor;
  // A user who enters a code here goes on after it, too.
  if (lacksCode && !isEntering) setEntering(true);
  const isIn = who.status === 'in' && !lacksCode && (isEntering || link === 'signedIn');
  const leave = useEffectEvent(() => {
    goOn(next);
  });
  useEffect(() => {
    if (isIn) leave();
  }, [isIn]);
  // It leads to a page of its own, where its press is made.
  const isToReset = link === 'toPress' && carried.includes('type=recovery');
  const isRecovery = link === 'recovery' || isToReset;
  useEffect(() => {
    if (isRecovery) void navigate({ to: '/reset-password', replace: true });
  }, [isRecovery, navigate]);

  async function enter<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
    setEntering(true);
    const outcome = await work;
    if (outcome !== 'done') setEntering(false);
    return outcome;
  }

  if (link === 'following' || isRecovery || (link === 'signedIn' && isIn)) {
    return <FormSkeleton title={accountCopy.following} />;
  }
  if (isOpenLink(link)) {
    return inLieu({
      what: 'link',
      link,
      isReset: false,
      email: who.status === 'in' ? (who.email ?? '') : null,
      ...linkTools,
    });
  }
  if (lacksCode) {
    return <AskCode email={who.email} />;
  }
  if (who.status === 'in' && !isEntering) {
    return inLieu({
      what: 'alreadyIn',
      email: who.email,
      onGoOn: () => goOn(next),
      onLogOut: () => void signOut(),
    });
  }
  if (isConfirming) return inLieu({ what: 'confirm', email });
  return (
    <Forms
      address={address}
      hasOldLink={link === 'old'}
      email={email}
      onEmail={setEmail}
      signIn={(name, secret) => enter(ask((session) => session.signIn(name, secret)))}
      signUp={(name, secret) => enter(ask((session) => session.signUp(name, secret)))}
      onConfirm={() => setConfirming(true)}
    />
  );
}

const inLieu = (props: InterludeProps) => <Interlude {...props} />;
