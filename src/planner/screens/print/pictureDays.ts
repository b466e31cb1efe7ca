import { printCopy as copy } from '#planner/words/print.ts';
import { initialOf } from '#family/rules/initialOf.ts';
import type { ChildColor } from '#family/rules/profile.ts';
import type { PlanView } from '../PlanContext.ts';
import { longDay } from '../pieces/formatDays.ts';
import { sheetWeek } from './fridgeSheet.ts';
import type { SheetDay } from './sheetDay.ts';

/** names: first names, and the caregivers at home. initials: one letter a child, and no adults. */
export type PictureNames = 'names' | 'initials';

/** The content of the picture, top down: no prices, no notes. */
export type PictureDay = {
  title: string;
  rows: readonly {
    who: string;
    color: ChildColor;
    look: SheetDay['look'];
    /** The lines, each with a bold name and its text. */
    lines: readonly { name: string; line: string }[];
    /** What is missing or good to know. */
    remarks: readonly string[];
  }[];
};

/** The days of a week (YYYY-MM-DD, sorted) on which a child needs care. */
export function pictureDays(
  plan: Pick<PlanView, 'state' | 'children' | 'camps'>,
  days: readonly string[],
  names: PictureNames,
): PictureDay[] {
  const week = sheetWeek(plan, days, names === 'names');
  return days.flatMap((day, at) => {
    const rows = week.rows.flatMap((row, child) => {
      const own = row.days[at];
      const color = plan.children[child]?.child.color ?? 'clay';
      if (!own || own.parts.length === 0) return [];
      const who = names === 'names' ? row.name : `${initialOf(row.name)}.`;
      return [{ who, color, look: own.look, lines: own.parts, remarks: remarksOf(own) }];
    });
    const isNeeded = rows.some(({ look }) => look !== 'none');
    return isNeeded ? [{ title: longDay(day), rows }] : [];
  });
}

/** Paper has lines to write on; a picture states that there is no caregiver. */
const remarksOf = ({ look, gaps, remarks }: SheetDay): string[] => [
  ...gaps
    .filter((words) => words !== '')
    .map((words) => (words === copy.gap.unknown ? words : `${words} ${copy.open.toLowerCase()}`)),
  ...(look === 'waiting' ? [copy.open] : []),
  ...remarks,
];
