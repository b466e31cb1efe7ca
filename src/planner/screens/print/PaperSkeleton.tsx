import { printCopy as copy } from '#planner/words/print.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './PrintPage.module.css';

export function PaperSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{copy.waiting}</VisuallyHidden>
      <Skeleton className={styles.skeleton} />
    </div>
  );
}
