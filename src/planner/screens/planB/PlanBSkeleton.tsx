import { planBCopy as copy } from '#planner/words/planB.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './PlanBPage.module.css';

export function PlanBSkeleton() {
  return (
    <>
      <h1>{copy.heading.waiting}</h1>
      <div aria-busy="true">
        <VisuallyHidden>{copy.waiting}</VisuallyHidden>
        <Skeleton className={styles.skeleton} />
      </div>
    </>
  );
}
