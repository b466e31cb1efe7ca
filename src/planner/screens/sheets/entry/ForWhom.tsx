import { entryCopy } from '#planner/words/entry.ts';
import type { PlanChild } from '#planner/rules/family/familyView.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { neededDays } from '#planner/rules/fromCamp/campProposals.ts';
import { ChoiceTiles } from '../../pieces/ChoiceTiles.tsx';
import type { EditEntry } from '../../pieces/entryEdits.ts';
import { findChild, usePlan } from '../../PlanContext.ts';

const copy = entryCopy.forWhom;

type ForWhomProps = { entry: PlanEntry; edit: EditEntry };

/** A camp that was planned before there were children in a plan: whose is it? */
export function ForWhom({ entry, edit }: ForWhomProps) {
  const plan = usePlan();
  function give(childId: string) {
    const planned = findChild(plan, childId);
    if (!planned) return;
    const said = copy.said(entry.snapshot.providerName, planned.child.firstName);
    // It was only a thought until it had a child.
    const status = entry.status === 'considering' ? 'planned' : entry.status;
    void edit(said, { childId, days: daysThatNeedCare(entry, planned, plan.today), status });
  }
  return (
    <ChoiceTiles
      legend={copy.legend}
      value={entry.childId}
      choices={plan.children.map(({ child }) => ({ value: child.id, label: child.firstName }))}
      onChange={give}
    />
  );
}

/** A whole summer is not booked at once: the open days, else the days the child is off; all of them where none is known. */
function daysThatNeedCare({ days }: PlanEntry, planned: PlanChild, today: string): string[] {
  const open = neededDays(planned, days);
  if (open.length > 0) return open;
  const { cells } = planned;
  const needed = cells(days.filter((day) => day >= today)).flatMap(({ day, need }) =>
    need === null ? [] : [day],
  );
  return needed.length > 0 ? needed : [...days];
}
