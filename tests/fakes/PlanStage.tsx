import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { type ReactNode, useMemo, useState } from 'react';
import * as v from 'valibot';
import type { Camp } from '#camps/rules/camp/camp.ts';
import type { Directory } from '#camps/rules/camp/directory.ts';
import { type Child, ChildSchema, emptyProfile } from '#family/rules/profile.ts';
import { createBreakCamps } from '#planner/rules/candidates/breakCamps.ts';
import { breakAt } from '#planner/rules/family/familyBreaks.ts';
import { familyView } from '#planner/rules/family/familyView.ts';
import { groupWeeks } from '#planner/rules/family/groupWeeks.ts';
import { emptyPlan, type PlanChange, type PlanState } from '#family/rules/plan/planRows.ts';
import { buildPlanState } from '#planner/rules/buildPlanState.ts';
import type { SchoolBreak } from '#camps/rules/season/schoolBreak.ts';
import { type PlanView, PlanContext } from '#planner/screens/PlanContext.ts';
import type { PlanSheet } from '#planner/screens/planSheet.ts';

export type StageGiven = {
  camps?: readonly Camp[];
  children?: readonly Child[];
  state?: Partial<PlanState>;
  schoolBreaks?: readonly SchoolBreak[];
  /** YYYY-MM-DD */
  today?: string;
  /** What is written is not read again yet, as storage takes its time. */
  isReadLater?: boolean;
  /** Nothing can be stored. */
  isFull?: boolean;
};

/** What happened on it. */
export type StageLog = {
  state: PlanState;
  said: (string | null)[];
  commands: (readonly PlanChange[])[];
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
  const plan = useMemo(() => planOn(given, state, log, setState), [given, state, log]);
  return <PlanContext value={plan}>{children}</PlanContext>;
}

export const newLog = ({ state }: StageGiven): StageLog => ({
  state: { ...emptyPlan(), ...state },
  said: [],
  commands: [],
  opened: [],
});

function planOn(
  given: StageGiven,
  state: PlanState,
  log: StageLog,
  setState: (state: PlanState) => void,
): PlanView {
  const { camps = [], children = [aChild()], schoolBreaks = [fallBreak] } = given;
  const today = given.today ?? '2025-09-15';
  const directory: Directory = {
    seasons: [],
    camps: [...camps],
    activities: [],
    districts: [],
    schoolBreaks: [...schoolBreaks],
  };
  const view = familyView(children, state, directory, today);
  const shown = breakAt(view.breaks, today);
  if (!shown) throw new Error('no break on this stage');
  const write: PlanView['keep'] = async (changes) => {
    log.commands.push(changes);
    if (given.isFull === true) return false;
    log.state = applied(log.state, changes);
    if (given.isReadLater !== true) setState(log.state);
    return true;
  };
  return {
    ...view,
    state,
    directory,
    profile: emptyProfile(),
    breakCamps: createBreakCamps(camps, [], shown.days),
    today,
    shown,
    week: groupWeeks(shown.days)[0] ?? [],
    isSample: false,
    change: async (said, changes) => {
      log.said.push(said);
      return write(changes);
    },
    keep: write,
    undo: () => undefined,
    redo: () => undefined,
    open: (sheet) => log.opened.push(sheet),
  };
}

function applied(state: PlanState, changes: readonly PlanChange[]): PlanState {
  const rows = new Map<string, PlanChange>(
    [
      ...state.entries.map((row) => ({ kind: 'plan' as const, id: row.id, row })),
      ...state.home.map((row) => ({ kind: 'home' as const, id: row.id, row })),
      ...state.ownDays.map((row) => ({ kind: 'own_days' as const, id: row.id, row })),
      ...state.children.map((row) => ({ kind: 'child_plan' as const, id: row.id, row })),
      { kind: 'family_plan' as const, id: state.family.id, row: state.family },
    ].map((change) => [`${change.kind}:${change.id}`, change]),
  );
  for (const change of changes) rows.set(`${change.kind}:${change.id}`, change);
  return buildPlanState([...rows.values()]);
}
