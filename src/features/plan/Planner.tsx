import { useProfileStore } from '#data/profile/useProfileStore.ts';
import { PlanBoard } from './board/PlanBoard.tsx';
import { FirstChild } from './first/FirstChild.tsx';
import { PlanFrame } from './PlanFrame.tsx';
import type { PlannerProps } from './PlannerPage.tsx';
import { PlanSkeleton } from './PlanSkeleton.tsx';

/** My Schedule: the family's plan, or the way to a first child. */
export function Planner(props: PlannerProps) {
  const store = useProfileStore();
  if (store === null) return <PlanSkeleton />;
  return (
    <PlanFrame
      store={store}
      search={props.search}
      skeleton={<PlanSkeleton />}
      noChild={<FirstChild store={store} />}
    >
      <PlanBoard {...props} />
    </PlanFrame>
  );
}
