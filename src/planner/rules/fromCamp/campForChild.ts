import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { ageFit } from '../ages/ageFit.ts';
import { agesOn } from '../ages/agesOn.ts';
import { dayFit } from '../candidates/dayFit.ts';
import { childBreaks } from '../coverage/childBreaks.ts';
import { isOpenCell } from '../coverage/isOpenCell.ts';
import type { PlanCamp } from '../coverage/planCamps.ts';
import type { PlanChild } from '../family/familyView.ts';
import { isHeldOrWaiting } from '../status/coveringStatus.ts';
import { neededDays } from './campProposals.ts';

/** What a camp means for one child. Days are YYYY-MM-DD, sorted. */
export type CampForChild = {
  /** The first and last days of the breaks in which the camp runs. */
  off: readonly { from: string; to: string }[];
  /** How many days of those breaks still need something. */
  open: number;
  /** The days that one booking would fill, and how many of them it closes, only shortens, or leaves unknown. */
  days: readonly string[];
  closes: number;
  helps: number;
  notListed: number;
  /** Why nothing is offered: it is in the child's plan, the child's school or age, or no open day. */
  why: 'planned' | 'calendar' | 'daysUnknown' | 'inSchool' | 'ages' | 'notNeeded' | null;
  /** The days on which it is in the plan already. */
  planned: readonly string[];
};

/** `entries` are those of the plan. What the planner counts as an open day, and as one that a camp closes, counts here. */
export function campForChild(
  { child, inputs, cells, isCalendarKnown }: PlanChild,
  { camp, days: campDays, hours }: PlanCamp,
  entries: readonly PlanEntry[],
): CampForChild {
  const own = entries.filter(
    (entry) => entry.campId === camp.id && entry.childId === child.id && isHeldOrWaiting(entry),
  );
  const planned = [...new Set(own.flatMap(({ days }) => days))].toSorted();
  const [first = ''] = campDays;
  const { breaks } = childBreaks(inputs.calendar, first, campDays.at(-1) ?? first);
  const touched = breaks.filter(
    ({ kind, days }) => kind !== 'early' && campDays.some((day) => days.includes(day)),
  );
  const open = cells(touched.flatMap(({ days }) => days)).filter(isOpenCell).length;
  const days = neededDays({ cells }, campDays);
  const fits = cells(days).map(({ gaps }) => dayFit(hours, gaps));
  const count = (wanted: (typeof fits)[number]) => fits.filter((fit) => fit === wanted).length;
  const fit = ageFit(agesOn(first, child), camp);
  const reasons = [
    ['planned', planned.length > 0],
    ['daysUnknown', campDays.length === 0],
    ['calendar', !isCalendarKnown],
    ['inSchool', touched.length === 0],
    ['ages', fit === 'tooYoung' || fit === 'tooOld'],
    ['notNeeded', days.length === 0 || fits.every((one) => one === null)],
  ] as const;
  return {
    off: touched.map(({ from, to }) => ({ from, to })),
    open,
    days,
    closes: count('closes'),
    helps: count('helps'),
    notListed: count('notListed'),
    why: reasons.find(([, holds]) => holds)?.[0] ?? null,
    planned,
  };
}
