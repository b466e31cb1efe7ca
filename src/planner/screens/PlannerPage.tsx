import { useProfileStore } from '#family/family.ts';
import { planCopy } from '#planner/words/plan.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import type { PlannerProps } from './board/PlanBoard.tsx';
import { PlanSkeleton } from './PlanSkeleton.tsx';
import styles from './PlannerPage.module.css';

// Reads what the family keeps, which needs Dexie.
const Planner = lazyPart<PlannerProps>(
  async () => (await import('./PlannerScreen.tsx')).PlannerScreen,
  {
    fallback: <PlanSkeleton />,
    heading: planCopy.heading,
  },
);

/** Every day without school of every child, covered or not: saved on this phone, online or not. */
export function PlannerPage(props: PlannerProps) {
  const store = useProfileStore();
  return (
    <Wrap className={styles.page}>
      {store === null ? <PlanSkeleton /> : <Planner {...props} />}
    </Wrap>
  );
}
