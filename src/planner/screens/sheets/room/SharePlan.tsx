import { useState } from 'react';
import { breakName } from '#planner/words/board.ts';
import { projectPlan } from '#planner/rules/room/projectPlan.ts';
import { readSharedPlan } from '#planner/rules/room/sharedPlan.ts';
import { planPeople } from '#planner/rules/room/planPeople.ts';
import { usePlan } from '../../PlanContext.ts';
import { RoomSheet, type RoomSheetProps } from './RoomSheet.tsx';

type SharePlanProps = Pick<
  RoomSheetProps,
  'isOpen' | 'onClose' | 'links' | 'onMake' | 'onTakeBack' | 'onTakeAllBack'
>;

/** Shares the plan that is shown. */
export function SharePlan(props: SharePlanProps) {
  const plan = usePlan();
  const [now] = useState(() => Date.now());
  return (
    <RoomSheet
      {...props}
      childChoices={plan.children.map(({ child }) => child)}
      spans={plan.breaks.map((one) => ({ from: one.from, to: one.to, name: breakName(one) }))}
      breakKey={plan.shown.key}
      people={planPeople(plan.state)}
      today={plan.today}
      now={now}
      onPreview={(choice, label) => {
        // It goes nowhere, so ids may stay.
        const room = { pseudonym: (id: string) => id, people: [label], changedAt: now };
        return readSharedPlan(projectPlan(plan, plan.profile, choice, room));
      }}
    />
  );
}
