import type { ReactNode } from 'react';
import { isSummerDay } from '#camps/rules/season/daysOff.ts';
import { sessionLabel } from '#camps/rules/text/dates/campDates.ts';
import { groupSessions } from '#camps/rules/text/dates/campDays.ts';
import { campMonths, type Month, type MonthDay } from '#camps/rules/text/dates/campMonths.ts';
import { campCopy } from '#camps/words/camp/camp.ts';
import { classes } from '#ui/classes.ts';
import styles from './WhenSheet.module.css';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** One page of the calendar with the camp's days as bars and a dot where school is out. */
function MonthSheet({ month }: { month: Month }) {
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

type WhenSheetProps = {
  days: readonly string[];
  /** Days without school. */
  daysOff?: readonly string[];
  /** What they mean for the family; its room is held until it is here. */
  children?: ReactNode;
};

/** The months of the camp's days, with the texts that belong to no square beside them. */
export function WhenSheet({ days, daysOff, children }: WhenSheetProps) {
  const months = campMonths(days, daysOff);
  const sessions = groupSessions(days);
  return (
    <div className={classes(styles.sheet, months.length > 1 && styles.long)}>
      <div className={styles.months}>
        {months.map((month) => (
          <MonthSheet key={month.id} month={month} />
        ))}
      </div>
      <div className="stack packed gap-110">
        <div className={styles.match} data-summer={days.every(isSummerDay)}>
          {children}
        </div>
        <div className={styles.sessions}>
          <h3>{campCopy.when.sessions}</h3>
          <ul className="stack gap-35 mt-40 weight-700">
            {sessions.map((session) => (
              <li key={session.start}>{sessionLabel(session)}</li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
