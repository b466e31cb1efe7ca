import { createContext, use } from 'react';
import type { Directory } from '#camps/rules/camp/directory.ts';
import type { Profile } from '#family/rules/profile.ts';
import type { CircleFriend } from '#planner/rules/circles/circleFriends.ts';
import type { BreakCamps } from '#planner/rules/candidates/breakCamps.ts';
import type { ChildCell } from '#planner/rules/coverage/childCells.ts';
import type { DayFilter } from '#planner/rules/custody/homeOfDay.ts';
import type { FamilyBreak } from '#planner/rules/family/familyBreaks.ts';
import type { FamilyView } from '#planner/rules/family/familyView.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { PlanCommand, PlanState } from '#family/rules/plan/planRows.ts';
import type { GuestWord } from '#planner/rules/room/guestWords.ts';
import type { PlanSheet } from './planSheet.ts';

/** What every part of the planner reads, and how it changes the plan. */
export type PlanView = FamilyView & {
  state: PlanState;
  directory: Directory;
  /** The family's own; of a made-up family it is empty. */
  profile: Profile;
  /** The ids of the camps with a heart. */
  favorites: ReadonlySet<string>;
  /** What other families tell in this family's circles. */
  friends: readonly CircleFriend[];
  /** What people with a link wrote for days that are not over, and the plan does not have. */
  guestWords: readonly GuestWord[];
  /** The camps that run on days of the shown break. */
  breakCamps: BreakCamps;
  /** YYYY-MM-DD */
  today: string;
  /** The one that is shown, and the days of the week of it that is. */
  shown: FamilyBreak;
  week: readonly string[];
  /** Which days numbers are about, in a family with two homes. */
  dayFilter: DayFilter;
  onDayFilter: (next: DayFilter) => void;
  /** The family is made up: nothing is kept. */
  isSample: boolean;
  /**
   * One command. `said`: what a toast says, with the way back; null: what is on the screen says it. While a toast offers a
   * retry, the answer waits: true once it is stored, false when the toast goes without.
   */
  change: (said: string | null, changes: readonly PlanCommand[]) => Promise<boolean>;
  /**
   * Like `change`, for a form, whose own button tries again with what is entered by then: it resolves to false at once where
   * nothing is stored, and the toast only says so.
   */
  submit: (said: string | null, changes: readonly PlanCommand[]) => Promise<boolean>;
  /** Saves changes like `change`, but without an undo step. */
  keep: (changes: readonly PlanCommand[]) => Promise<boolean>;
  undo: () => void;
  redo: () => void;
  open: (sheet: PlanSheet) => void;
};

export const PlanContext = createContext<PlanView | null>(null);

export function usePlan(): PlanView {
  const plan = use(PlanContext);
  if (plan === null) throw new Error('outside of the planner');
  return plan;
}

/** A child of the plan by its id. */
export const findChild = ({ children }: Pick<PlanView, 'children'>, childId: string | null) =>
  children.find(({ child }) => child.id === childId);

export const findEntry = (
  { entries }: Pick<PlanView, 'entries'>,
  id: string,
): PlanEntry | undefined => entries.find((entry) => entry.id === id);

export const findCell = (
  plan: Pick<PlanView, 'children'>,
  childId: string,
  day: string,
): ChildCell | undefined => findChild(plan, childId)?.cells([day])[0];
