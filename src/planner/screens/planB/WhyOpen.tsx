import { formatList } from '#camps/camps.ts';
import { planBCopy } from '#planner/words/planB.ts';
import { type WhyDayOpen, whyDayOpen } from '#planner/rules/planB/ask/whyDayOpen.ts';
import type { ReadPlan } from '#planner/rules/planB/ask/readPlan.ts';
import { Fold } from '../pieces/Fold.tsx';
import { findChild, usePlan } from '../PlanContext.ts';
import { longDay } from '../pieces/formatDays.ts';
import type { PlanBResult } from './suggestRelaxedPreferences.ts';

const copy = planBCopy.why;

type WhyOpenProps = {
  result: PlanBResult;
  /** Null when nothing can be booked. */
  read: ReadPlan | null;
  isOpen?: boolean;
};

/** The days that stay without a camp, each with what speaks against every camp of that day. */
export function WhyOpen({ result, read, isOpen = false }: WhyOpenProps) {
  const plan = usePlan();
  const days = openDays(result, read);
  if (days.length === 0) return null;
  return (
    <Fold summary={copy.summary(days.length)} isOpen={isOpen}>
      <ul className="stack gap-60 small leading-140">
        {days.map((why) => (
          <li key={`${why.childId} ${why.day}`}>
            <b className="block">
              {copy.day(findChild(plan, why.childId)?.child.firstName ?? '', longDay(why.day))}
            </b>{' '}
            <span>{explainReasons(why)}</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function openDays({ question, inputs }: PlanBResult, read: ReadPlan | null): WhyDayOpen[] {
  return question.weeks.flatMap(({ children }, week) =>
    children.flatMap(({ child, cells }) =>
      cells.flatMap(({ need, cell }, day) => {
        const isFilled = read?.bookings.some(
          ({ childId, days }) => childId === child.id && days.includes(cell.day),
        );
        if (need === null || isFilled === true) return [];
        return whyDayOpen(question, inputs.camps, { week, day, childId: child.id }) ?? [];
      }),
    ),
  );
}

/** '9 camps that day. 4 take other ages, 3 run at the wrong time and 2 cost too much …' */
function explainReasons({ camps, reasons }: WhyDayOpen): string {
  if (camps === 0) return copy.none;
  const words = reasons.map(({ reason, camps: count }) => copy[reason](count));
  return `${copy.camps(camps)} ${formatList(words)}.`;
}
