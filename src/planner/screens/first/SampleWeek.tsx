import { startTransition, useEffect, useState } from 'react';
import type { Directory } from '#camps/rules/camp/directory.ts';
import { inSlices } from '#base/device/inSlices.ts';
import { yieldToMain } from '#base/device/yieldToMain.ts';
import { emptyPlan, type PlanState } from '#family/rules/plan/planRows.ts';
import { emptyProfile } from '#family/rules/profile.ts';
import { buildPlanState } from '#planner/rules/buildPlanState.ts';
import { createBreakCamps, readDaysInSteps } from '#planner/rules/candidates/breakCamps.ts';
import { type FamilyView, familyView } from '#planner/rules/family/familyView.ts';
import { groupWeeks } from '#planner/rules/family/groupWeeks.ts';
import { sampleBreak, sampleChildren, samplePlan } from '#planner/rules/family/sampleFamily.ts';
import { breakName } from '#planner/words/board.ts';
import { firstCopy } from '#planner/words/first.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { type PlanView, PlanContext } from '../PlanContext.ts';
import { breakRange } from '../pieces/formatDays.ts';
import { WeekDays } from '../week/WeekDays.tsx';
import styles from './FirstMinute.module.css';

const copy = firstCopy.elsewhere;

type SampleWeekProps = {
  directory: Directory;
  /** YYYY-MM-DD */
  today: string;
};

/** A week of the made-up family, drawn as a plan draws it: to be looked at only. */
export function SampleWeek({ directory, today }: SampleWeekProps) {
  const plan = useSamplePlan(directory, today);
  if (plan === 'reading') return <Skeleton className={styles.weekRoom} />;
  if (plan === null) return null;
  const { shown, week } = plan;
  return (
    <figure className={styles.sample}>
      <figcaption className="weight-800">
        {copy.week(breakName(shown), breakRange(shown, week))}
      </figcaption>
      <div inert>
        <PlanContext value={plan}>
          <WeekDays />
        </PlanContext>
      </div>
    </figure>
  );
}

/** The page and the form beside do not wait for it. Null where no break is known. */
function useSamplePlan(directory: Directory, today: string): PlanView | null | 'reading' {
  const [plan, setPlan] = useState<PlanView | null | 'reading'>('reading');
  useEffect(() => {
    let isOver = false;
    let made: PlanView | null = null;
    function* steps() {
      yield* readDaysInSteps(directory.camps, directory.seasons);
      const before = familyView(sampleChildren, emptyPlan(), directory, today);
      yield;
      const state = buildPlanState(samplePlan(directory, today, before));
      yield;
      made = planOf(familyView(sampleChildren, state, directory, today), state, directory, today);
    }
    void (async () => {
      await yieldToMain();
      if (await inSlices(steps(), () => !isOver)) startTransition(() => setPlan(made));
    })();
    return () => {
      isOver = true;
    };
  }, [directory, today]);
  return plan;
}

function planOf(
  view: FamilyView,
  state: PlanState,
  directory: Directory,
  today: string,
): PlanView | null {
  const shown = sampleBreak(view.breaks, today);
  if (!shown) return null;
  const { camps, seasons } = directory;
  return {
    ...view,
    ...READ_ONLY,
    state,
    directory,
    today,
    shown,
    week: groupWeeks(shown.days)[0] ?? shown.days,
    breakCamps: createBreakCamps(camps, seasons, shown.days, today),
    profile: emptyProfile(),
  };
}

const nothing = () => undefined;
const refused = () => Promise.resolve(false);
const READ_ONLY = {
  favorites: new Set<string>(),
  friends: [],
  guestWords: [],
  dayFilter: 'mine',
  isSample: true,
  onDayFilter: nothing,
  change: refused,
  submit: refused,
  keep: refused,
  undo: nothing,
  redo: nothing,
  open: nothing,
} as const;
