import type { ReactNode } from 'react';
import { reviewCopy } from '#content/review.ts';
import { Button } from '#ui/Button.tsx';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useAfterHydration } from '#ui/useAfterHydration.ts';
import { ReviewHeader } from './ReviewHeader.tsx';
import styles from './ReviewPage.module.css';

const Desk = lazyPart(() => import('./Desk.tsx'));

export type ReviewPageProps = {
  /** The site's mark, and its switch between light and dark. */
  brand: ReactNode;
  themeSwitch: ReactNode;
  /** As the address bar has it, not parsed yet. */
  search: object;
  /** A new entry of the history, unless it replaces this one. */
  onSearch: (search: object, replaces: boolean) => void;
};

/** For reviewers only, so all of it is fetched by those who open it. */
export function ReviewPage(props: ReviewPageProps) {
  const isHydrated = useAfterHydration();
  const top = <ReviewHeader {...props} />;
  const opening = (
    <>
      {top}
      <Wrap className={styles.page}>
        <h1 className={styles.opening}>{reviewCopy.opening}</h1>
        <Skeleton className={styles.skeleton} />
      </Wrap>
    </>
  );
  if (!isHydrated) return opening;
  return (
    <LazyBoundary
      meanwhile={opening}
      instead={
        <>
          {top}
          <NotOpened onRetry={() => window.location.reload()} />
        </>
      }
    >
      <Desk {...props} />
    </LazyBoundary>
  );
}

export function NotOpened({ onRetry }: { onRetry: () => void }) {
  const { title, text, retry } = reviewCopy.notOpened;
  return (
    <Wrap className={styles.aside}>
      <h1>{title}</h1>
      <p role="alert">{text}</p>
      <Button variant="line" onClick={onRetry}>
        {retry}
      </Button>
    </Wrap>
  );
}
