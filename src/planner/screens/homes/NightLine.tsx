import type { PlanChild } from '#planner/rules/family/familyView.ts';
import { homesCopy as copy } from '#planner/words/homes.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { usePlan } from '../PlanContext.ts';
import { HomeBand } from './HomeBand.tsx';
import { driveWords, whoseHome } from './homeNames.ts';
import styles from './NightLine.module.css';

/** Whose night a day ends in, who brings and who fetches, and the way to swap; nothing for a child of one home. */
export function NightLine({ planned, day }: { planned: PlanChild; day: string }) {
  const { state, open, today } = usePlan();
  const { child, custody } = planned;
  if (custody === null) return null;
  const ofDay = custody.dayOf(day);
  return (
    <div className={styles.line}>
      <HomeBand day={ofDay} />
      <p className="small leading-140">
        <b>{`${copy.night(whoseHome(state, ofDay.evening))}.`}</b>{' '}
        <span>{`${driveWords(state, ofDay)}.`}</span>
      </p>
      {day >= today && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => open({ kind: 'nights', childId: child.id, day })}
        >
          <Glyph name="swap" />
          {copy.nights}
        </Button>
      )}
    </div>
  );
}
