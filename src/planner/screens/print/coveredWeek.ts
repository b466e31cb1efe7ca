import { dayRange, WEEKDAYS, weekdayOf } from '#base/day/calendar.ts';
import { mondayOf } from '#base/day/mondayOf.ts';
import { initialOf } from '#family/rules/initialOf.ts';
import type { ChildColor } from '#family/rules/profile.ts';
import { fullyCoveredDays } from '#planner/rules/family/fullyCoveredDays.ts';
import type { PlanView } from '../PlanContext.ts';
import { breakRange } from '../pieces/formatDays.ts';
import { daySign, type DaySign } from './daySign.ts';

/** The content of the picture: no names, no camps, no places. */
export type CoveredWeek = {
  /** 'Dec 21–25' */
  dates: string;
  /** 'Mon', ...: the columns of one week; none for a longer break. */
  weekdays: readonly string[];
  /** The signs of a child, one a column; of a longer break each once. */
  rows: readonly { initial: string; color: ChildColor; signs: readonly (DaySign | null)[] }[];
};

/** The shown break as a picture shows it, or the shown week of it; null while something is not covered. */
export function coveredWeek(
  plan: Pick<PlanView, 'children' | 'camps' | 'shown' | 'week'>,
): CoveredWeek | null {
  const covered = fullyCoveredDays(plan);
  if (covered === null) return null;
  const days = covered.filter((day) =>
    plan.children.some(({ cells }) => cells([day]).some(({ cover }) => cover !== 'none')),
  );
  const isOneWeek = new Set(days.map(mondayOf)).size === 1;
  const rows = plan.children.map((one) => {
    const signs = days.map((day) => {
      const [cell] = one.cells([day]);
      return cell && cell.cover !== 'none' ? daySign(plan.camps, one, cell) : null;
    });
    return {
      // One letter, whatever else the names share: the color tells them apart.
      initial: initialOf(one.child.firstName),
      color: one.child.color,
      signs: isOneWeek ? signs : [...new Set(signs)].filter((sign) => sign !== null),
    };
  });
  return {
    dates:
      covered === plan.week
        ? breakRange(plan.shown, plan.week)
        : dayRange(plan.shown.from, plan.shown.to),
    weekdays: isOneWeek ? days.map((day) => WEEKDAYS[weekdayOf(day)] ?? '') : [],
    rows: rows.filter(({ signs }) => signs.some((sign) => sign !== null)),
  };
}
