import type { PopularWeek } from '#camps/rules/popular/popularWeek.ts';
import { shortDay } from '#base/day/calendar.ts';
import { mondayOf } from '#base/day/mondayOf.ts';
import { areaChoice, openWeeks } from '#planner/rules/popular/openWeeks.ts';
import { weekLevels } from '#planner/rules/popular/weekLevels.ts';
import { popularCopy } from '#planner/words/popular.ts';
import type { PlanView } from '../../PlanContext.ts';
import type { Hint, Remedy } from './hint.ts';

const copy = popularCopy.hint;

/** Open weeks in which other families look for care, too. A week that becomes more popular is told again. */
export function popularHints(plan: PlanView, shown: readonly PopularWeek[]): Hint[] {
  if (shown.length === 0) return [];
  const choice = areaChoice(plan.profile, plan.directory.districts);
  return weekLevels(openWeeks(plan), choice, shown).flatMap(({ week, popular }): Hint[] => {
    if (popular === null) return [];
    const { level } = popular;
    return [
      {
        key: `popular ${week} ${level}`,
        glyph: 'bell',
        title: copy.title(level, shortDay(week)),
        text: copy.text(level),
        remedies: findCamp(plan, week),
      },
    ];
  });
}

/** The first open day of the week. */
function findCamp({ breaks, children }: PlanView, week: string): Remedy[] {
  const days = breaks.flatMap((one) => one.days).filter((day) => mondayOf(day) === week);
  for (const { child, counted } of children) {
    const open = counted(days.toSorted()).find(({ cover, isOver }) => cover === 'open' && !isOver);
    if (open === undefined) continue;
    return [{ label: copy.find, sheet: { kind: 'day', childId: child.id, day: open.day } }];
  }
  return [];
}
