import { WEEKDAYS, weekdayOf } from '#base/day/calendar.ts';
import styles from './MoveSheet.module.css';

/** A week at a glance; the words stand beside it. */
export function DaySquares({
  days,
  chosen,
}: {
  days: readonly string[];
  chosen: readonly string[];
}) {
  return (
    <span className={styles.squares} aria-hidden="true">
      {days.map((day) => (
        <i key={day} data-on={chosen.includes(day)}>
          {(WEEKDAYS[weekdayOf(day)] ?? '').charAt(0)}
        </i>
      ))}
    </span>
  );
}
