import { dayCopy as copy } from '#planner/words/day.ts';
import { backupsToOffer } from '#planner/rules/commands/entryCommands.ts';
import type { ChildCell } from '#planner/rules/coverage/childCells.ts';
import type { PlanChild } from '#planner/rules/family/familyView.ts';
import { Sheet } from '#ui/layers/Sheet.tsx';
import { useMinute } from '../../alarm/useMinute.ts';
import { NightLine } from '../../homes/NightLine.tsx';
import { BackupOffer } from '../../pieces/BackupOffer.tsx';
import { GuestLines } from '../../pieces/GuestLines.tsx';
import { longDay } from '../../pieces/formatDays.ts';
import { findCell, findChild, usePlan } from '../../PlanContext.ts';
import type { SheetProps } from '../../planSheet.ts';
import parts from '../sheetParts.module.css';
import { CandidateList } from './CandidateList.tsx';
import { ListLink } from './ListLink.tsx';
import { InPlan } from './InPlan.tsx';
import { NoCampFits } from './NoCampFits.tsx';
import { OverDay } from './OverDay.tsx';
import { SomeoneHas } from './SomeoneHas.tsx';
import { useDayChoices, type DayChoices } from './useDayChoices.ts';
import { formatList } from '#camps/camps.ts';
import { hoursRange } from '#camps/rules/text/hours.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { hasAgesOnly } from './candidateLabels.ts';

/** The options to cover a day of a child: entries that wait, camps that fit, and caregivers. */
export function DaySheet({ sheet: { childId, day }, isOpen, onClose }: SheetProps<'day'>) {
  const plan = usePlan();
  const planned = findChild(plan, childId);
  const cell = findCell(plan, childId, day);
  if (!planned || !cell) return null;
  if (cell.isOver)
    return <OverDay planned={planned} cell={cell} isOpen={isOpen} onClose={onClose} />;
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onClose}
      title={copy.title(planned.child.firstName, longDay(day))}
      className={parts.body}
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
  const hasCandidates = choices.candidates.length > 0;
  const isOfChild = (entryId: string) =>
    planned.inputs.entries.some((entry) => entry.id === entryId);
  return (
    <>
      <NightLine planned={planned} day={cell.day} />
      <GuestLines
        isAbout={({ days, ...word }) =>
          days.includes(cell.day) && (word.kind === 'note' || isOfChild(word.entryId))
        }
      />
      <SomeoneHas planned={planned} day={cell.day} onClose={onClose} />
      {hasCandidates && <DayLead choices={choices} />}
      {offers.map((offer) => (
        <BackupOffer key={offer.first.id} offer={offer} now={now} />
      ))}
      <InPlan entries={choices.entries} />
      {hasCandidates ? (
        <CandidateList choices={choices} now={now} onClose={onClose} />
      ) : (
        <NoCampFits choices={choices} />
      )}
      <ListLink from={cell.day} />
    </>
  );
}

/** What to know before the camps: a missing age, and what of the day is still open where something holds it. */
function DayLead({ choices }: { choices: DayChoices }) {
  const { child, cell, first, isStandIn } = choices;
  const isPartly = cell.cover === 'part';
  const isAgeMissing = choices.candidates.some(hasAgesOnly);
  return (
    <div className="soft small leading-140">
      {isAgeMissing && (
        <p>
          <AppLink to="/profile">{copy.age.add(child.firstName)}</AppLink> {copy.age.why}
        </p>
      )}
      {isPartly && <p>{copy.stillOpen(formatList(cell.gaps.map(hoursRange)))}</p>}
      {cell.need === 'unknown' && <p>{copy.bellUnknown}</p>}
      {isStandIn && first && <p>{copy.standIn(first.snapshot.providerName)}</p>}
    </div>
  );
}
