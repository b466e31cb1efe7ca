import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Directory } from '#camps/rules/camp/directory.ts';
import { dayRange } from '#base/day/calendar.ts';
import { emptyProfile } from '#family/rules/profile.ts';
import { createBreakCamps } from '#planner/rules/candidates/breakCamps.ts';
import { familyView } from '#planner/rules/family/familyView.ts';
import { groupWeeks } from '#planner/rules/family/groupWeeks.ts';
import { sampleBreak, sampleChildren, samplePlan } from '#planner/rules/family/sampleFamily.ts';
import { createSamplePlan } from '#planner/store/createSamplePlan.ts';
import { useSamplePlan } from '#planner/store/useSamplePlan.ts';
import { breakName } from '#planner/words/board.ts';
import { firstCopy } from '#planner/words/first.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { type PlanView, PlanContext } from '../PlanContext.ts';
import { WeekDays } from '../week/WeekDays.tsx';
import styles from './FirstMinute.module.css';

const copy = firstCopy.elsewhere;

type SampleWeekProps = {
  directory: Directory;
  /** YYYY-MM-DD */
  today: string;
};

/** A week of the made-up family, drawn as a plan draws it. To be looked at: the whole sample is one press away. */
export function SampleWeek({ directory, today }: SampleWeekProps) {
  const plan = useMemo(() => sampleView(directory, today), [directory, today]);
  const { start } = useSamplePlan();
  const router = useRouter();
  if (plan === null) return null;
  const { shown, week } = plan;
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.caption}>
        <span className="weight-800">
          {copy.week(breakName(shown), dayRange(week[0] ?? shown.from, week.at(-1) ?? shown.to))}
        </span>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            start(samplePlan(directory, today));
            void router.navigate({ to: '/my-camps' });
          }}
        >
          <Glyph name="eye" />
          {copy.sample}
        </Button>
      </figcaption>
      <div inert>
        <PlanContext value={plan}>
          <WeekDays />
        </PlanContext>
      </div>
    </figure>
  );
}

/** Null where no break is known. */
function sampleView(directory: Directory, today: string): PlanView | null {
  const state = createSamplePlan(samplePlan(directory, today)).state.getState();
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
