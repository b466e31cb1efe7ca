import { useReadyDirectory, useToday } from '#camps/camps.ts';
import type { ProfileStore } from '#family/family.ts';
import { firstCopy } from '#planner/words/first.ts';
import { planCopy } from '#planner/words/plan.ts';
import { useSamplePlan } from '#planner/store/useSamplePlan.ts';
import { samplePlan } from '#planner/rules/family/sampleFamily.ts';
import { GhostWeekScene } from '#ui/scenes/GhostWeekScene.tsx';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { focusHeading } from '#ui/focusHeading.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import type { NoChildFrame } from '../PlanFrame.tsx';
import styles from './FirstChild.module.css';
import { FirstChildForm } from './FirstChildForm.tsx';

export type FirstChildProps = NoChildFrame & { store: ProfileStore };

/** My Schedule without a child: the form for the first one, a sample family, and the way back from a backup. */
export function FirstChild({ store, open, onTyping }: FirstChildProps) {
  const directory = useReadyDirectory();
  const today = useToday();
  const { start } = useSamplePlan();
  return (
    <>
      <h1>{planCopy.heading}</h1>
      <div className={styles.first} onInput={() => onTyping(true)}>
        <div className={styles.words}>
          <GhostWeekScene className={styles.scene} />
          <h2>{firstCopy.heading}</h2>
          <p>{firstCopy.text}</p>
        </div>
        <FirstChildForm
          store={store}
          onAdded={(childId, hasDates) => {
            // The pressed button goes, and the plan comes in its place.
            focusHeading();
            onTyping(false);
            if (!hasDates) open({ kind: 'calendar', childId });
          }}
        />
        <p className="cluster justify-center gap-25-100">
          {directory && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                onTyping(false);
                start(samplePlan(directory, today));
              }}
            >
              <Glyph name="eye" />
              {firstCopy.sample}
            </Button>
          )}
          <AppLink
            to="/settings"
            hash="backup"
            className="row-inline middle gap-50 tap small weight-800"
          >
            <Glyph name="down" />
            {firstCopy.backup}
          </AppLink>
        </p>
      </div>
    </>
  );
}
