import { dayWithWeekday, WEEKDAYS, weekdayOf } from '#base/day/calendar.ts';
import { moveCampCopy as copy } from '#planner/words/move.ts';
import styles from './MoveSheet.module.css';
import parts from '../sheetParts.module.css';

type DayChipsProps = {
  days: readonly string[];
  chosen: readonly string[];
  /** Null in a group of its own name. */
  legend?: string | null;
  /** Booked, though the listing has it no more. */
  lost: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Day by day, each a checkbox. */
export function DayChips({ days, chosen, legend = copy.days, lost, onChange }: DayChipsProps) {
  return (
    <fieldset className={parts.group}>
      {legend !== null && <legend>{legend}</legend>}
      <div className={parts.chips}>
        {days.map((day) => (
          <label key={day} className={styles.chip}>
            <input
              type="checkbox"
              checked={chosen.includes(day)}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? [...chosen, day].toSorted()
                    : chosen.filter((one) => one !== day),
                )
              }
            />
            <span>
              <span>{dayWithWeekday(day)}</span>
              {lost.includes(day) && <small className="tiny weight-600">{copy.dayLost}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

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
