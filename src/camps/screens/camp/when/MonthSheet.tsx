import type { Month, MonthDay } from '#camps/rules/text/dates/campMonths.ts';
import { campCopy } from '#camps/words/camp/camp.ts';
import { classes } from '#ui/classes.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './MonthSheet.module.css';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** One page of the calendar with the camp's days as bars and a dot where school is out. */
export function MonthSheet({ month }: { month: Month }) {
  return (
    <table className={styles.month}>
      <caption>{month.title}</caption>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col">
              <abbr className="plain" title={name}>
                {name.slice(0, 1)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.weeks.map((week, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- a week has no other name, and never moves
          <tr key={row}>
            {week.map((day, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- as its week
              <Day key={column} day={day} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day }: { day: MonthDay | null }) {
  if (day === null) return <td>{'\u00A0'}</td>;
  const { date, isCamp, isOff, starts, ends } = day;
  const { when } = campCopy;
  const meaning = [isCamp && when.camp, isOff && when.off].filter(Boolean).join(', ');
  return (
    <td
      className={classes(
        isCamp && styles.camp,
        starts && styles.starts,
        ends && styles.ends,
        isOff && styles.off,
      )}
    >
      {isCamp ? <b>{date}</b> : <span>{date}</span>}
      {meaning !== '' && <VisuallyHidden>{`, ${meaning}`}</VisuallyHidden>}
    </td>
  );
}
