import { dayCopy as copy } from '#content/plan/day.ts';
import type { BreakCamps } from '#domain/plan/candidates/breakCamps.ts';
import { whyNone } from '#domain/plan/candidates/whyNone.ts';
import { joinWords } from '../../pieces/joinWords.ts';
import { spanWords } from '../../pieces/spanWords.ts';
import parts from '../sheetParts.module.css';
import type { DayChoices } from './useDayChoices.ts';

type DayLeadProps = { choices: DayChoices; breakCamps: BreakCamps };

/** How many camps would take the child that day, and what of the day is still open where something holds it. */
export function DayLead({ choices, breakCamps }: DayLeadProps) {
  const { child, cell, wish, first, isStandIn } = choices;
  const isPartly = cell.cover === 'part' || cell.cover === 'short';
  return (
    <div className={parts.lead}>
      <p>{copy.take(whyNone(wish, breakCamps).fitting, child.firstName)}.</p>
      {isPartly && <p>{copy.stillOpen(joinWords(cell.gaps.map(spanWords)))}</p>}
      {cell.need === 'unknown' && <p>{copy.bellUnknown}</p>}
      {isStandIn && first && <p>{copy.standIn(first.snapshot.providerName)}</p>}
    </div>
  );
}
