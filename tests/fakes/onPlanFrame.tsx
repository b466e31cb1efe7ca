import type { ComponentProps, ReactNode } from 'react';
import { type App, AppContext } from '#base/useApp.ts';
import { emptyProfile } from '#family/rules/profile.ts';
import { plainSearch } from '#planner/rules/planSearch.ts';
import { PlanFrame } from '#planner/screens/PlanFrame.tsx';
import { memoryProfile } from './memoryProfile.ts';
import { onStage } from './onStage.tsx';
import { aChild } from './PlanStage.tsx';

type Given = Partial<Pick<ComponentProps<typeof PlanFrame>, 'store' | 'renderNoChild'>>;

/** A part of the planner in the frame of its pages, which reads the plan of `app`; with one child unless told otherwise. */
export const onPlanFrame = (
  app: App,
  part: ReactNode,
  {
    store = memoryProfile({ ...emptyProfile(), children: [aChild()] }),
    renderNoChild = () => 'No child',
  }: Given = {},
) =>
  onStage(
    {},
    <AppContext value={app}>
      <PlanFrame
        store={store}
        search={plainSearch}
        skeleton="Opening"
        renderNoChild={renderNoChild}
      >
        {part}
      </PlanFrame>
    </AppContext>,
  );
