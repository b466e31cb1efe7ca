import { useHydrated, useLocation } from '@tanstack/react-router';
import { submissionPages } from '#providers/words/submissionPages.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './MyListingPage.module.css';

// Reads this phone's saved data, which needs Dexie.
const OpenedLink = lazyPart(async () => (await import('../OpenedLink.tsx')).OpenedLink, {
  fallback: <ListingSkeleton />,
});

/** A private or a mailed link. The prerendered page is empty: the key is behind the #. */
export function MyListingPage() {
  return <Wrap className={styles.page}>{useHydrated() ? <ByKey /> : <ListingSkeleton />}</Wrap>;
}

function ByKey() {
  const fragment = useLocation({ select: ({ hash }) => hash });
  return <OpenedLink fragment={fragment} skeleton={<ListingSkeleton />} />;
}

/** A skeleton in the shape of the page, so that nothing moves. */
function ListingSkeleton() {
  return (
    <div className={styles.opening} aria-busy="true">
      <h1>{submissionPages.stands}</h1>
      <p>{submissionPages.asking}</p>
      <Skeleton className={styles.skeleton} />
    </div>
  );
}
