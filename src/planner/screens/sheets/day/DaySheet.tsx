import { dayCopy as copy } from '#planner/words/day.ts';
import { backupsToOffer } from '#planner/rules/commands/entryCommands.ts';
import type { ChildCell } from '#planner/rules/coverage/childCells.ts';
import type { PlanChild } from '#planner/rules/family/familyView.ts';
import { Sheet } from '#ui/layers/Sheet.tsx';
import { useMinute } from '../../alarm/useMinute.ts';
import { BackupOffer } from '../../pieces/BackupOffer.tsx';
import { longDay } from '../../pieces/formatDays.ts';
import { findCell, findChild, usePlan } from '../../PlanContext.ts';
import type { SheetProps } from '../../planSheet.ts';
import parts from '../sheetParts.module.css';
import { CandidateList } from './CandidateList.tsx';
import { DayLead } from './DayLead.tsx';
import { InPlan } from './InPlan.tsx';
import { ListLink } from './ListLink.tsx';
import { NoCampFits } from './NoCampFits.tsx';
import { SomeoneHas } from './SomeoneHas.tsx';
import { useDayChoices } from './useDayChoices.ts';

/** The options to cover a day of a child: entries that wait, camps that fit, and caregivers. */
export function DaySheet({ sheet: { childId, day }, isOpen, onClose }: SheetProps<'day'>) {
  const plan = usePlan();
  const planned = findChild(plan, childId);
  const cell = findCell(plan, childId, day);
  if (!planned || !cell) return null;
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onClose}
      title={copy.title(planned.child.firstName, longDay(day))}
      className={parts.body}
      footer={<ListLink day={day} words={copy.list} />}
    >
      <DayBody planned={planned} cell={cell} onClose={onClose} />
    </Sheet>
  );
}

type DayBodyProps = { planned: PlanChild; cell: ChildCell; onClose: () => void };

function DayBody({ planned, cell, onClose }: DayBodyProps) {
  const plan = usePlan();
  const now = useMinute();
  const choices = useDayChoices(plan, planned, cell);
  const offers = backupsToOffer(planned.inputs.entries).filter(({ first, backup }) =>
    [...first.days, ...backup.days].includes(cell.day),
  );
  const fits = choices.candidates.length > 0;
  return (
    <>
      {fits && <DayLead choices={choices} breakCamps={plan.breakCamps} />}
      {offers.map((offer) => (
        <BackupOffer key={offer.first.id} offer={offer} now={now} />
      ))}
      <InPlan entries={choices.entries} />
      {fits ? (
        <CandidateList choices={choices} now={now} onClose={onClose} />
      ) : (
        <NoCampFits choices={choices} />
      )}
      <SomeoneHas planned={planned} day={cell.day} onClose={onClose} />
    </>
  );
}
