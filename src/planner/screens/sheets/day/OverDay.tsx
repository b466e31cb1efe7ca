import type { ChildCell } from '#planner/rules/coverage/childCells.ts';
import type { PlanChild } from '#planner/rules/family/familyView.ts';
import { dayCopy as copy } from '#planner/words/day.ts';
import { ownCopy } from '#planner/words/own.ts';
import { Button } from '#ui/Button.tsx';
import { longDay } from '../../pieces/formatDays.ts';
import { usePlan } from '../../PlanContext.ts';
import { PlannerSheet } from '../PlannerSheet.tsx';
import { formatAtHome } from '../../week/cellFace.ts';
import { InPlan } from './InPlan.tsx';

type OverDayProps = {
  planned: PlanChild;
  cell: ChildCell;
  isOpen: boolean;
  onClose: () => void;
};

/** A day that is over: what was booked, to read, to edit and to add. No camp is offered for it. */
export function OverDay({ planned: { child, inputs }, cell, isOpen, onClose }: OverDayProps) {
  const { open } = usePlan();
  // Also canceled ones: what was not refunded has a receipt, too.
  const entries = inputs.entries.filter(({ days }) => days.includes(cell.day));
  const atHome = cell.home.filter(({ rowId }) => rowId !== null).map(formatAtHome);
  return (
    <PlannerSheet
      title={copy.title(child.firstName, longDay(cell.day))}
      isOpen={isOpen}
      onClose={onClose}
      start={
        <Button
          variant="line"
          size="small"
          onClick={() => open({ kind: 'own', childId: child.id, days: [cell.day] })}
        >
          {ownCopy.offer}
        </Button>
      }
      end={copy.over.done}
    >
      <p>{entries.length > 0 ? copy.over.booked : copy.over.nothing}</p>
      {atHome.map((who) => (
        <p key={who}>{copy.over.atHome(who)}</p>
      ))}
      <InPlan entries={entries} />
    </PlannerSheet>
  );
}
