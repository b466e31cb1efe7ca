import { startTransition, useEffect, useMemo, useState } from 'react';
import type { Directory } from '#camps/rules/camp/directory.ts';
import { inSlices } from '#base/device/inSlices.ts';
import { yieldToMain } from '#base/device/yieldToMain.ts';
import { emptyProfile } from '#family/rules/profile.ts';
import { buildPlanState } from '#planner/rules/buildPlanState.ts';
import { createBreakCamps, readDaysInSteps } from '#planner/rules/candidates/breakCamps.ts';
import { familyView } from '#planner/rules/family/familyView.ts';
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
  const read = useReadDays(directory);
  const plan = useMemo(() => read && sampleView(read, today), [read, today]);
  if (read === null) return <Skeleton className={styles.weekRoom} />;
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

/** The directory once the dates of its camps are read: the page and the form beside do not wait for them. */
function useReadDays(directory: Directory): Directory | null {
  const [read, setRead] = useState<Directory | null>(null);
  useEffect(() => {
    let isOver = false;
    void (async () => {
      await yieldToMain();
      const steps = readDaysInSteps(directory.camps, directory.seasons);
      if (await inSlices(steps, () => !isOver)) startTransition(() => setRead(directory));
    })();
    return () => {
      isOver = true;
    };
  }, [directory]);
  return read;
}

/** Null where no break is known. */
function sampleView(directory: Directory, today: string): PlanView | null {
  const state = buildPlanState(samplePlan(directory, today));
  const view = familyView(sampleChildren, state, directory, today);
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
