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
  /** The place of the week to tell of; null for all weeks. */
  week: number | null;
  isOpen?: boolean;
};

/** The days that a plan leaves open or covers in part, each with what speaks against every camp of that day. */
export function WhyOpen({ result, read, week, isOpen = false }: WhyOpenProps) {
  const plan = usePlan();
  const days = daysToExplain(result, read, week);
  if (days.length === 0) return null;
  const parts = days.filter(({ isPart }) => isPart).length;
  return (
    <Fold summary={copy.summary(days.length - parts, parts, week !== null)} isOpen={isOpen}>
      <ul className="stack gap-60 small leading-140">
        {days.map((why) => (
          <li key={`${why.childId} ${why.day}`}>
            <b className="block">
              {copy.day(findChild(plan, why.childId)?.child.firstName ?? '', longDay(why.day))}
            </b>{' '}
            <span>{explainReasons(why, result.preferences.homeMiles)}</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function daysToExplain(
  { question }: PlanBResult,
  read: ReadPlan | null,
  shownWeek: number | null,
): WhyDayOpen[] {
  return question.weeks.flatMap(({ children }, week) => {
    if (shownWeek !== null && week !== shownWeek) return [];
    return children.flatMap(({ child, cells }, at) =>
      cells.flatMap(({ need, base }, day) => {
        if (need === null) return [];
        const planned = read?.weeks[week]?.rows[at]?.cells[day];
        const { cover } = planned?.cell ?? base;
        const isPart = cover === 'part';
        if (cover !== 'open' && !isPart) return [];
        const added = planned?.added ?? null;
        return whyDayOpen(question, { week, day, childId: child.id, isPart, added }) ?? [];
      }),
    );
  });
}

/** '9 camps that day. 4 are for other ages, 3 run at the wrong time and 2 don’t fit into the plan.' */
function explainReasons({ camps, reasons }: WhyDayOpen, homeMiles: number | null): string {
  if (camps === 0) return copy.none;
  const words = reasons.map(({ reason, camps: count }) => copy[reason](count, homeMiles ?? 0));
  return `${copy.camps(camps)} ${formatList(words)}.`;
}
