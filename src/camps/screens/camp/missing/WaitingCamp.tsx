import { waitingText } from '#camps/words/camp/missing.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './WaitingCamp.module.css';

/** The placeholder of a camp: same shapes, same heights. */
export function WaitingCamp() {
  return (
    <div className={styles.page} aria-busy="true">
      <h1>
        <VisuallyHidden>{waitingText}</VisuallyHidden>
      </h1>
      <Skeleton className={styles.head} />
      <Skeleton className={styles.facts} />
      <Skeleton className={styles.when} />
    </div>
  );
}
