import type { ReactNode } from 'react';
import { isSummerDay } from '#camps/rules/season/isSummerDay.ts';
import { sessionLabel } from '#camps/rules/text/dates/campDates.ts';
import { groupSessions } from '#camps/rules/text/dates/campDays.ts';
import { campMonths } from '#camps/rules/text/dates/campMonths.ts';
import { campCopy } from '#camps/words/camp/camp.ts';
import { classes } from '#ui/classes.ts';
import { MonthSheet } from './MonthSheet.tsx';
import styles from './WhenSheet.module.css';

type WhenSheetProps = {
  days: readonly string[];
  /** Days without school. */
  daysOff?: readonly string[];
  /** What they mean for the family; its room is held until it is here. */
  children?: ReactNode;
};

/** The months of the camp's days, and beside them what stands in no square. */
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
        <div className={styles.match} data-empty={days.every(isSummerDay)}>
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
