import { type ReactNode, useEffect, useState } from 'react';
import { type AuthSession, SignInForm, useAuth } from '#account/account.ts';
import { useApp } from '#base/useApp.ts';
import { createReviewApi, type ReviewApi } from '#providers/store/review/createReviewApi.ts';
import { reviewProblem } from '#providers/store/review/ReviewError.ts';
import {
  type ReviewAddress,
  readReviewAddress,
  reviewStart,
} from '#providers/rules/review/reviewAddress.ts';
import { reviewCopy } from '#providers/words/review.ts';
import { AuthCard } from '#ui/parts/AuthCard.tsx';
import { Denied } from './Denied.tsx';
import { ReviewNotOpened } from './ReviewNotOpened.tsx';
import { FoundTab } from './found/FoundTab.tsx';
import { HousePage } from './house/HousePage.tsx';
import { LiveListings } from './live/LiveListings.tsx';
import { Queue } from './queue/Queue.tsx';
import { MailPreviews } from './MailPreviews.tsx';
import { ReviewHeader } from './ReviewHeader.tsx';
import { ReviewNav, WhoIsIn } from './ReviewNav.tsx';

export type ReviewPageProps = {
  /** The site's mark, and its switch between light and dark. */
  brand: ReactNode;
  themeSwitch: ReactNode;
  /** The search params of the address, not parsed yet. */
  search: object;
  /** A new entry of the history, unless it replaces this one. */
  onSearch: (search: object, replaces: boolean) => void;
};

type Opened = { session: AuthSession; reviewApi: ReviewApi };

/** Shows what the session allows: the sign-in, the reason for a refusal, or the desk. */
export function ReviewScreen(props: ReviewPageProps) {
  const [attempt, setAttempt] = useState(1);
  return <Opening key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Opening({ onRetry, ...props }: ReviewPageProps & { onRetry: () => void }) {
  const app = useApp();
  const [opened, setOpened] = useState<Opened | 'failed' | null>(null);
  useEffect(() => {
    let isMounted = true;
    const open = async () => {
      try {
        const session = await app.session();
        if (isMounted) setOpened({ session, reviewApi: createReviewApi(session) });
      } catch (error) {
        // Logs a bug.
        reviewProblem(error);
        if (isMounted) setOpened('failed');
      }
    };
    void open();
    return () => {
      isMounted = false;
    };
  }, [app]);

  if (opened === null) return <ReviewHeader {...props} />;
  if (opened === 'failed') {
    return (
      <>
        <ReviewHeader {...props} />
        <ReviewNotOpened onRetry={onRetry} />
      </>
    );
  }
  return <OpenReview {...props} {...opened} />;
}

/** Signs in; the component that follows the session then shows the queue. */
function SignIn({ session }: { session: AuthSession }) {
  const [email, setEmail] = useState('');
  const { title, lead } = reviewCopy.signIn;
  return (
    <AuthCard>
      <h1>{title}</h1>
      <p>{lead}</p>
      <SignInForm
        email={email}
        onEmail={setEmail}
        signIn={(name, password) => session.signIn(name, password)}
      />
    </AuthCard>
  );
}

function OpenReview({ session, reviewApi, search, onSearch, ...props }: ReviewPageProps & Opened) {
  const { who, signOut } = useAuth();
  const address = readReviewAddress(search);
  const onAddress = (next: Partial<ReviewAddress>, replaces = false) =>
    onSearch({ ...address, ...next }, replaces);
  if (who.status !== 'in') {
    return (
      <>
        <ReviewHeader {...props} />
        <SignIn session={session} />
      </>
    );
  }
  const isReviewer = who.role === 'reviewer' && !who.lacksSecondFactor;
  return (
    <>
      <ReviewHeader
        {...props}
        nav={
          isReviewer && (
            <ReviewNav tab={address.tab} onTab={(tab) => onAddress({ ...reviewStart, tab })} />
          )
        }
        who={<WhoIsIn email={who.email} onSignOut={() => void signOut()} />}
      />
      {isReviewer ? (
        <OpenTab reviewApi={reviewApi} address={address} onAddress={onAddress} />
      ) : (
        <Denied session={session} state={who} />
      )}
    </>
  );
}

type OpenTabProps = {
  reviewApi: ReviewApi;
  address: ReviewAddress;
  onAddress: (next: Partial<ReviewAddress>, replaces?: boolean) => void;
};

function OpenTab(props: OpenTabProps) {
  const { reviewApi, address, onAddress } = props;
  if (address.tab === 'found') return <FoundTab {...props} />;
  if (address.tab === 'mail') return <MailPreviews />;
  if (address.tab === 'house') return <HousePage reviewApi={reviewApi} />;
  if (address.tab === '') return <Queue {...props} />;
  return (
    <LiveListings reviewApi={reviewApi} words={address.q} onQuery={(q) => onAddress({ q }, true)} />
  );
}
