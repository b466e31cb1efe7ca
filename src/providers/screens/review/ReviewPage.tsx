import { reviewCopy } from '#providers/words/review.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useAfterHydration } from '#ui/useAfterHydration.ts';
import type { ReviewPageProps } from './ReviewScreen.tsx';
import { ReviewNotOpened } from './ReviewNotOpened.tsx';
import { ReviewHeader } from './ReviewHeader.tsx';
import styles from './ReviewPage.module.css';

const ReviewScreen = lazyPart(async () => (await import('./ReviewScreen.tsx')).ReviewScreen);

/** The page for reviewers, the only visitors who load its code. */
export function ReviewPage(props: ReviewPageProps) {
  const isHydrated = useAfterHydration();
  const top = <ReviewHeader {...props} />;
  const opening = (
    <>
      {top}
      <Wrap className={styles.page}>
        <h1 className="title-3">{reviewCopy.opening}</h1>
        <Skeleton className={styles.skeleton} />
      </Wrap>
    </>
  );
  if (!isHydrated) return opening;
  return (
    <ReviewScreen
      boundary={{
        fallback: opening,
        errorFallback: (
          <>
            {top}
            <ReviewNotOpened onRetry={() => window.location.reload()} />
          </>
        ),
      }}
      {...props}
    />
  );
}
