import type { Directory } from '#camps/rules/camp/directory.ts';
import { plannedOf } from '#camps/rules/camp/sessionCamp.ts';
import { type Child, sampleProfile } from '#family/rules/profile.ts';
import { addDays } from '#base/day/calendar.ts';
import { type BreakCamp, createBreakCamps } from '../candidates/breakCamps.ts';
import { carePresets, onWorkdays } from '../coverage/careNeeded.ts';
import { newEntry } from '../commands/newEntry.ts';
import type { PlanCamp } from '../coverage/planCamps.ts';
import type { PlanStatus } from '#family/rules/plan/planEntry.ts';
import { emptyPlan, type PlanChange } from '#family/rules/plan/planRows.ts';
import { type FamilyBreak, breakAt } from './familyBreaks.ts';
import { familyView } from './familyView.ts';

/** A made-up family, to try the planner with. */
export const sampleChildren: readonly Child[] = sampleProfile().children;

/** Ages of the two in years: camps that take both are shown. */
const AGES = [8, 9];
const FEWEST_DAYS = 3;

/**
 * A week of that family out of the directory's own camps: some days booked, one waiting, one at a grandmother's, some
 * open. Without camps in the next break only the day at home. `today`: YYYY-MM-DD. `view`: what that family sees before.
 */
export function samplePlan(
  directory: Directory,
  today: string,
  view = familyView(sampleChildren, emptyPlan(), directory, today),
): PlanChange[] {
  const found = sampleBreak(view.breaks, today);
  const [first, second] = sampleChildren;
  if (!found || !first || !second) return [];
  const days = found.days.slice(0, 5);
  // Those of the break, whose texts are read once each: to read every camp's own would take as long as the rest of the page.
  const inBreak = createBreakCamps(directory.camps, directory.seasons, days, today);
  const fitting = [...new Set([...inBreak.values()].flat())]
    .filter(isFitting)
    .toSorted(longestFirst)
    .slice(0, 3)
    .map(({ camp }) => view.camps(plannedOf(camp)) ?? undefined);
  const add = (
    child: Child,
    camp: PlanCamp | undefined,
    status: PlanStatus,
    most: number,
  ): PlanChange[] => {
    if (!camp) return [];
    const booked = days.filter((day) => camp.days.includes(day)).slice(0, most);
    const id = `sample-${child.id}-${status}`;
    const entry = newEntry({ id, childId: child.id, camp, days: booked, status, today });
    return [{ kind: 'plan', id, row: entry }];
  };
  const { family } = emptyPlan();
  const last = days.at(-1) ?? addDays(today, 1);
  const row = {
    id: 'sample-home',
    childId: second.id,
    day: last,
    isHome: true,
    who: 'Grandma',
    span: null,
  };
  return [
    ...add(first, fitting[0], 'confirmed', 3),
    ...add(second, fitting[1] ?? fitting[0], 'planned', 2),
    ...add(second, fitting[2], 'waitlisted', 1),
    { kind: 'home', id: row.id, row },
    {
      kind: 'family_plan',
      id: family.id,
      row: { ...family, careHours: onWorkdays(carePresets[0]) },
    },
  ];
}

/** The break of which the made-up family has planned a week: the next one of several days that has not begun, else the next one. */
export const sampleBreak = (
  breaks: readonly FamilyBreak[],
  today: string,
): FamilyBreak | undefined =>
  breaks.find(
    ({ from, days, isSummer }) => from >= today && days.length >= FEWEST_DAYS && !isSummer,
  ) ?? breakAt(breaks, today);

/** The made-up family has found camps that last as long as its workday, as far as there are any. */
const longestFirst = (a: BreakCamp, b: BreakCamp): number => lengthOf(b) - lengthOf(a);
const lengthOf = ({ times: { hours } }: BreakCamp) =>
  hours === 'unknown' ? 0 : hours.to - hours.from;

const isFitting = ({ camp: { ageMin, ageMax }, times }: BreakCamp): boolean =>
  times.hours !== 'unknown' &&
  AGES.every((age) => (ageMin ?? 0) <= age && age <= (ageMax ?? 18)) &&
  times.days.length >= FEWEST_DAYS;
