import { joinWords } from '#camps/camps.ts';
import { dayCopy as copy } from '#planner/words/day.ts';
import type { BreakCamps } from '#planner/rules/candidates/breakCamps.ts';
import { hoursRange } from '#camps/rules/text/hours.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { countFitting } from '../../week/fitsOn.ts';
import { hasAgesOnly } from './candidateLabels.ts';
import type { DayChoices } from './useDayChoices.ts';

type DayLeadProps = { choices: DayChoices; breakCamps: BreakCamps };

/** How many camps would take the child that day, and what of the day is still open where something holds it. */
export function DayLead({ choices, breakCamps }: DayLeadProps) {
  const { child, cell, need, first, isStandIn } = choices;
  const isPartly = cell.cover === 'part' || cell.cover === 'short';
  const isAgeMissing = choices.candidates.some(hasAgesOnly);
  return (
    <div className="soft small leading-140">
      <p>{`${copy.take(countFitting(need, breakCamps), child.firstName)}.`}</p>
      {isAgeMissing && (
        <p>
          <span>{copy.age.childNotSaid(child.firstName)}</span>{' '}
          <AppLink to="/profile">{copy.age.toProfile}</AppLink>
        </p>
      )}
      {isPartly && <p>{copy.stillOpen(joinWords(cell.gaps.map(hoursRange)))}</p>}
      {cell.need === 'unknown' && <p>{copy.bellUnknown}</p>}
      {isStandIn && first && <p>{copy.standIn(first.snapshot.providerName)}</p>}
    </div>
  );
}
