import { calendarWays } from '#planner/words/calendarWays.ts';
import { registrationOpeningsCopy as copy } from '#planner/words/openings.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from './WillItRing.module.css';

/** Explains how each calendar handles the alarm, before a family relies on it. */
export function WillItRing({ isDayOnly = false }: { isDayOnly?: boolean }) {
  return (
    <details className={styles.ring}>
      <summary className="row-inline middle gap-40 tap teal weight-750 pointer">
        {copy.willItRing}
        <Glyph name="chev" />
      </summary>
      <ul>
        {Object.values(calendarWays.alarms).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p>{isDayOnly ? calendarWays.dayOnly : calendarWays.early}</p>
      <p>{calendarWays.kept}</p>
    </details>
  );
}
