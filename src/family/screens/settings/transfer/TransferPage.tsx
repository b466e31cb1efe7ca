import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { transferCopy } from '#family/words/handOver.ts';
import { AuthCard } from '#ui/parts/AuthCard.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { TransferLead } from './TransferLead.tsx';
import styles from './TransferPage.module.css';

// What opens plans would weigh on the first part of the page.
const BringDesk = lazyPart(async () => (await import('./TransferScreen.tsx')).TransferScreen, {
  fallback: <TransferSkeleton />,
});

/** Receives a plan: by a code, by a link whose key is behind the #, or from a backup file. */
export function TransferPage() {
  return <AuthCard>{useHydrated() ? <ByLink /> : <TransferSkeleton />}</AuthCard>;
}

function ByLink() {
  const fragment = useLocation({ select: ({ hash }) => hash });
  const navigate = useNavigate();
  const [linkKey, setLinkKey] = useState(fragment);
  if (fragment !== '' && fragment !== linkKey) setLinkKey(fragment);
  useEffect(() => {
    // Removes the key from the address bar and the history.
    if (fragment !== '') void navigate({ to: '/bring', replace: true });
  }, [fragment, navigate]);
  return <BringDesk key={linkKey} linkKey={linkKey} />;
}

/** A skeleton in the shape of the page. */
function TransferSkeleton() {
  return (
    <>
      <h1>{transferCopy.heading}</h1>
      <TransferLead />
      <div aria-busy="true">
        <Skeleton className={styles.skeleton} />
      </div>
    </>
  );
}
