import { useProfileStore } from '#family/family.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { PlanBoard, type PlannerProps } from './board/PlanBoard.tsx';
import type { FirstChildProps } from './first/FirstChild.tsx';
import { PlanFrame } from './PlanFrame.tsx';
import { PlanSkeleton } from './PlanSkeleton.tsx';

const FirstChild = lazyPart<FirstChildProps>(
  async () => (await import('./first/FirstChild.tsx')).FirstChild,
  { fallback: <PlanSkeleton /> },
);

/** My Schedule: the family's plan, or the way to a first child. */
export function PlannerScreen(props: PlannerProps) {
  const store = useProfileStore();
  if (store === null) return <PlanSkeleton />;
  return (
    <PlanFrame
      store={store}
      search={props.search}
      skeleton={<PlanSkeleton />}
      renderNoChild={(frame) => <FirstChild store={store} {...frame} />}
    >
      <PlanBoard {...props} />
    </PlanFrame>
  );
}
