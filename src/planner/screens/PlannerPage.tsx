import { useProfileStore } from '#family/family.ts';
import { planCopy } from '#planner/words/plan.ts';
import type { Guard as GuardType } from '#ui/guard.ts';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import type { PlannerProps } from './board/PlanBoard.tsx';
import { PlanSkeleton } from './PlanSkeleton.tsx';
import styles from './PlannerPage.module.css';

// Reads what the family keeps, which needs Dexie.
const Planner = lazyPart<PlannerProps>(async () => ({
  default: (await import('./Planner.tsx')).Planner,
}));

/** Every day without school of every child, covered or not: kept on this phone, online or not. */
export function PlannerPage({ Guard, ...props }: PlannerProps & { Guard: GuardType }) {
  const store = useProfileStore();
  return (
    <Wrap className={styles.page}>
      {store === null ? (
        <PlanSkeleton />
      ) : (
        <Guard meanwhile={<PlanSkeleton />} heading={planCopy.heading}>
          <LazyBoundary meanwhile={<PlanSkeleton />} heading={planCopy.heading}>
            <Planner {...props} />
          </LazyBoundary>
        </Guard>
      )}
    </Wrap>
  );
}
