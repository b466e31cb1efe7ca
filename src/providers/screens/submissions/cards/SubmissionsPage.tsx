import { useHydrated } from '@tanstack/react-router';
import { submissionPages } from '#providers/words/submissionPages.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './SubmissionsPage.module.css';

// Reads this phone's saved data, which needs Dexie.
const MySubmissions = lazyPart(async () => (await import('./MySubmissions.tsx')).MySubmissions, {
  fallback: <CardSkeletons />,
});

/** Every listing sent from this phone, and the stage of each. */
export function SubmissionsPage() {
  const { heading, kept } = submissionPages;
  return (
    <Wrap className={styles.page}>
      <div className={styles.top}>
        <h1>{heading}</h1>
        <p className={styles.kept}>
          <Glyph name="device" />
          <span>{kept}</span>
        </p>
      </div>
      {useHydrated() ? <MySubmissions skeleton={<CardSkeletons />} /> : <CardSkeletons />}
    </Wrap>
  );
}

function CardSkeletons() {
  return (
    <ul className={styles.skeletons} aria-busy="true" aria-label={submissionPages.loading}>
      {['a', 'b', 'c'].map((card) => (
        <li key={card}>
          <Skeleton className={styles.skeleton} />
        </li>
      ))}
    </ul>
  );
}
