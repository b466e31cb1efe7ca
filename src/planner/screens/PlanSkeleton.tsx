import { planCopy as copy } from '#planner/words/plan.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './PlannerPage.module.css';

/** The planner until storage has answered. */
export function PlanSkeleton() {
  return (
    <>
      <h1>{copy.heading}</h1>
      <div className="stack gap-75" aria-busy="true">
        <VisuallyHidden>{copy.waiting}</VisuallyHidden>
        <Skeleton className={styles.poster} />
        <Skeleton className={styles.child} />
        <Skeleton className={styles.child} />
      </div>
    </>
  );
}
