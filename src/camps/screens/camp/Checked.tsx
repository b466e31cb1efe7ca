import { isCalendarDay, shortDay, yearOf } from '#base/day/calendar.ts';
import { campCopy } from '#camps/words/camp/camp.ts';
import styles from './Checked.module.css';

/** A rubber stamp, never a badge: a person looked, on a day. `on` is a day, or null when nobody has. */
export function Checked({ on }: { on: string | null }) {
  const { checked } = campCopy;
  const day = on?.slice(0, 10) ?? '';
  if (!isCalendarDay(day)) return <p className="soft small">{checked.not}</p>;
  return (
    <div className={styles.checked}>
      <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
        <circle cx="60" cy="60" r="54" strokeWidth="3" />
        <circle cx="60" cy="60" r="46" strokeWidth="1.5" strokeDasharray="4 3" />
        <path d="M40 60l14 15 27-33" strokeWidth="9" strokeLinejoin="round" strokeLinecap="round" />
      </svg>
      <p className="soft leading-140">
        <b>
          <time dateTime={day}>{checked.heading(`${shortDay(day)}, ${yearOf(day)}`)}</time>
        </b>
        {checked.text}
      </p>
    </div>
  );
}
