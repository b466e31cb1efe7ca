import { dayCopy } from '#planner/words/day.ts';
import { dayRange } from '#base/day/calendar.ts';
import type { PlanChild } from '#planner/rules/family/familyView.ts';
import type { ChildCell } from '#planner/rules/coverage/childCells.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Sheet } from '#ui/layers/Sheet.tsx';
import { useMinute } from '../../alarm/useMinute.ts';
import { findCell, findChild, usePlan } from '../../PlanContext.ts';
import type { SheetProps } from '../../planSheet.ts';
import { linkToDays } from '../../week/linkToDays.ts';
import parts from '../sheetParts.module.css';
import { CandidateList } from './CandidateList.tsx';
import { explainNone } from './explainNone.ts';
import { ListLink } from './ListLink.tsx';
import { useDayChoices } from './useDayChoices.ts';

const copy = dayCopy.week;

/** The camps for the open days of a week, those first that close the most of them: one tap adds the week. */
export function OpenWeekSheet({ sheet: { childId, days }, isOpen, onClose }: SheetProps<'week'>) {
  const plan = usePlan();
  const planned = findChild(plan, childId);
  const [first = '', last = first] = [days[0], days.at(-1)];
  const cell = findCell(plan, childId, first);
  if (!planned || !cell) return null;
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onClose}
      title={copy.title(planned.child.firstName, dayRange(first, last))}
      className={parts.body}
    >
      <WeekBody planned={planned} cell={cell} days={days} onClose={onClose} />
      <ListLink from={first} to={last} />
      <div className={parts.chips}>
        <Button
          variant="line"
          size="small"
          onClick={() => plan.open({ kind: 'own', childId, days })}
        >
          {copy.own}
        </Button>
        <ButtonLink
          variant="line"
          size="small"
          {...linkToDays(plan.shown.key, first)}
          onClick={onClose}
        >
          {copy.days}
        </ButtonLink>
      </div>
    </Sheet>
  );
}

type WeekBodyProps = {
  planned: PlanChild;
  /** The first of the days. */
  cell: ChildCell;
  days: readonly string[];
  onClose: () => void;
};

function WeekBody({ planned, cell, days, onClose }: WeekBodyProps) {
  const now = useMinute();
  const choices = useDayChoices(usePlan(), planned, cell, days);
  return choices.candidates.length > 0 ? (
    <CandidateList choices={choices} now={now} onClose={onClose} />
  ) : (
    <Alert tone="info" glyph="search" title={copy.nothing}>
      {explainNone(choices.need, choices.camps)}
    </Alert>
  );
}
