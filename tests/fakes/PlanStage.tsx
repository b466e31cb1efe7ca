import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { type ReactNode, useMemo, useState } from 'react';
import * as v from 'valibot';
import type { Camp } from '#camps/rules/camp/camp.ts';
import type { Directory } from '#camps/rules/camp/directory.ts';
import { type Child, ChildSchema, emptyProfile } from '#family/rules/profile.ts';
import { createBreakCamps } from '#planner/rules/candidates/breakCamps.ts';
import { breakAt } from '#planner/rules/family/familyBreaks.ts';
import type { DayFilter } from '#planner/rules/custody/homeOfDay.ts';
import { familyView } from '#planner/rules/family/familyView.ts';
import { groupWeeks } from '#planner/rules/family/groupWeeks.ts';
import { emptyPlan, type PlanCommand, type PlanState } from '#family/rules/plan/planRows.ts';
import type { CircleFriend } from '#planner/rules/circles/circleFriends.ts';
import type { GuestWord } from '#planner/rules/room/guestWords.ts';
import { withCommands } from '#planner/rules/commands/withCommands.ts';
import type { SchoolBreak } from '#camps/rules/season/schoolBreak.ts';
import { type PlanView, PlanContext } from '#planner/screens/PlanContext.ts';
import type { PlanSheet } from '#planner/screens/planSheet.ts';
import { type ShowPending, usePendingChanges } from '#planner/screens/usePendingChanges.ts';

export type StageGiven = {
  camps?: readonly Camp[];
  children?: readonly Child[];
  state?: Partial<PlanState>;
  schoolBreaks?: readonly SchoolBreak[];
  guestWords?: readonly GuestWord[];
  friends?: readonly CircleFriend[];
  /** YYYY-MM-DD */
  today?: string;
  dayFilter?: DayFilter;
  /** What is written is not read again yet, as storage takes its time. */
  isReadLater?: boolean;
  /** Nothing can be stored. */
  isFull?: boolean;
};

/** What happened on it. */
export type StageLog = {
  state: PlanState;
  said: (string | null)[];
  commands: (readonly PlanCommand[])[];
  opened: PlanSheet[];
};

export const aChild = (fields: Partial<Child> = {}): Child =>
  v.parse(ChildSchema, {
    id: 'maya',
    firstName: 'Maya',
    birthMonth: '2017-03',
    districtId: 'dekalb',
    ...fields,
  });

const fallBreak = aSchoolBreak({ id: 'dekalb-fall' });

type PlanStageProps = { given: StageGiven; log: StageLog; children: ReactNode };

/** The planner's context over real rows in memory: what is changed is read again, as from storage. */
export function PlanStage({ given, log, children }: PlanStageProps) {
  const [state, setState] = useState(log.state);
  const pending = usePendingChanges(state);
  const { show } = pending;
  const storage = useMemo(() => storageOn(given, log, setState, show), [given, log, show]);
  const shown = pending.state ?? state;
  const plan = useMemo(
    () => ({ ...planOn(given, shown, log), ...storage }),
    [given, shown, log, storage],
  );
  return <PlanContext value={plan}>{children}</PlanContext>;
}

export const newLog = ({ state }: StageGiven): StageLog => ({
  state: { ...emptyPlan(), ...state },
  said: [],
  commands: [],
  opened: [],
});

function storageOn(
  given: StageGiven,
  log: StageLog,
  setState: (state: PlanState) => void,
  show: ShowPending,
): Pick<PlanView, 'change' | 'submit' | 'keep'> {
  async function write(commands: readonly PlanCommand[]): Promise<void> {
    log.commands.push(commands);
    if (given.isFull === true) throw new Error('full');
    log.state = withCommands(log.state, commands);
    if (given.isReadLater !== true) setState(log.state);
  }
  const keep: PlanView['keep'] = (commands) =>
    show(commands, () => write(commands)).then(
      () => true,
      (error) => {
        if (given.isFull !== true) throw error;
        return false;
      },
    );
  const change: PlanView['change'] = async (said, commands) => {
    log.said.push(said);
    return keep(commands);
  };
  return { keep, change, submit: change };
}

function planOn(
  given: StageGiven,
  state: PlanState,
  log: StageLog,
): Omit<PlanView, 'change' | 'submit' | 'keep'> {
  const { camps = [], children = [aChild()], schoolBreaks = [fallBreak] } = given;
  const today = given.today ?? '2025-09-15';
  const directory: Directory = {
    seasons: [],
    camps: [...camps],
    activities: [],
    districts: [],
    schoolBreaks: [...schoolBreaks],
  };
  const dayFilter = given.dayFilter ?? 'all';
  const view = familyView(children, state, directory, today, dayFilter);
  const shown = breakAt(view.breaks, today);
  if (!shown) throw new Error('no break on this stage');
  return {
    ...view,
    state,
    directory,
    profile: emptyProfile(),
    favorites: new Set(),
    guestWords: given.guestWords ?? [],
    friends: given.friends ?? [],
    breakCamps: createBreakCamps(camps, [], shown.days, today),
    today,
    shown,
    week: groupWeeks(shown.days)[0] ?? [],
    dayFilter,
    onDayFilter: () => undefined,
    isSample: false,
    undo: () => undefined,
    redo: () => undefined,
    open: (sheet) => log.opened.push(sheet),
  };
}
