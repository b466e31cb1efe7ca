import { dateOf, monthOf, MONTHS, WEEKDAYS, weekdayOf } from '#base/day/calendar.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './BreakDayPicker.module.css';
import { includesDay, toggleDay } from './dayRange.ts';

type BreakDayPickerProps = {
  /** The days to offer, as YYYY-MM-DD. */
  days: readonly string[];
  start: string;
  end: string;
  onChange: (start: string, end: string) => void;
};

/** The days most camps run as large buttons: most families need no calendar. */
export function BreakDayPicker({ days, start, end, onChange }: BreakDayPickerProps) {
  return (
    <div className={styles.days}>
      {days.map((day) => (
        <button
          key={day}
          type="button"
          className={styles.day}
          aria-pressed={includesDay({ start, end }, day)}
          onClick={() => {
            const next = toggleDay({ start, end }, day);
            onChange(next.start, next.end);
          }}
        >
          <small>{WEEKDAYS[weekdayOf(day)]}</small>
          <VisuallyHidden>, {MONTHS[monthOf(day) - 1]} </VisuallyHidden>
          <b>{dateOf(day)}</b>
        </button>
      ))}
    </div>
  );
}
