import { dateOf, WEEKDAYS, weekdayOf } from '#base/day/calendar.ts';
import type { HomeId } from '#family/rules/plan/custodyRows.ts';
import { homesCopy as copy } from '#planner/words/homes.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { longDay } from '../pieces/formatDays.ts';
import { usePlan } from '../PlanContext.ts';
import { HomeBand } from './HomeBand.tsx';
import { whoseHome } from './homeNames.ts';
import styles from './NightStrip.module.css';

type NightStripProps = {
  days: readonly string[];
  nightOf: (day: string) => HomeId;
  label: string;
  /** Each night can be pressed. */
  onNight?: (day: string) => void;
};

/** Whose night it is, a square for each night. */
export function NightStrip({ days, nightOf, label, onNight }: NightStripProps) {
  const { state, today } = usePlan();
  return (
    <ol className={styles.nights} aria-label={label}>
      {days.map((day) => {
        const home = nightOf(day);
        const words = copy.nightOn(longDay(day), whoseHome(state, home));
        const face = (
          <>
            <span aria-hidden="true">
              {WEEKDAYS[weekdayOf(day)]} <b>{dateOf(day)}</b>
            </span>
            <HomeBand day={{ morning: home, evening: home }} />
            <VisuallyHidden>{words}</VisuallyHidden>
          </>
        );
        return (
          <li key={day} data-today={day === today || undefined}>
            {onNight ? (
              <button type="button" onClick={() => onNight(day)}>
                {face}
              </button>
            ) : (
              <span className={styles.night}>{face}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
