import { type ProfileStore, useProfileStore } from '#family/family.ts';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { PlanBoard, type PlannerProps } from './board/PlanBoard.tsx';
import { PlanFrame } from './PlanFrame.tsx';
import { PlanSkeleton } from './PlanSkeleton.tsx';

const FirstChild = lazyPart<{ store: ProfileStore }>(async () => ({
  default: (await import('./first/FirstChild.tsx')).FirstChild,
}));

/** My Schedule: the family's plan, or the way to a first child. */
export function Planner(props: PlannerProps) {
  const store = useProfileStore();
  if (store === null) return <PlanSkeleton />;
  return (
    <PlanFrame
      store={store}
      search={props.search}
      skeleton={<PlanSkeleton />}
      noChild={
        <LazyBoundary meanwhile={<PlanSkeleton />}>
          <FirstChild store={store} />
        </LazyBoundary>
      }
    >
      <PlanBoard {...props} />
    </PlanFrame>
  );
}
