import { calendarWays } from '#planner/words/calendarWays.ts';
import { registrationOpeningsCopy as copy } from '#planner/words/openings.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from './WillItRing.module.css';

/** What each calendar makes of the alarm, said before somebody trusts it. */
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
