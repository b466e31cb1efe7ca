import type { Camp } from '#domain/camp/camp.ts';
import { sessionLabel, sessionsOf } from '#domain/text/campDays.ts';
import { campMonths } from '#domain/text/campMonths.ts';
import { campCopy } from '#content/camp.ts';
import type { SeasonStart } from '#parts/card/CampFacts.tsx';
import { MonthSheet } from './MonthSheet.tsx';
import styles from './When.module.css';

type WhenProps = { camp: Camp; start: SeasonStart; days: readonly string[] };

/** Every day of the camp, on the kitchen calendar and in words. */
export function When({ camp, days }: WhenProps) {
  const { when } = campCopy;
  const copy = camp.datesText?.trim() ?? '';
  return (
    <section aria-labelledby="camp-when" className={styles.when}>
      <h2 id="camp-when">{when.heading}</h2>
      {days.length === 0 ? (
        <div className={styles.unread}>
          {copy !== '' && <p className={styles.own}>{copy}</p>}
          <p>{copy === '' ? when.none : when.unread}</p>
        </div>
      ) : (
        <div className={styles.sheet}>
          <div className={styles.months}>
            {campMonths(days).map((month) => (
              <MonthSheet key={month.id} month={month} />
            ))}
          </div>
          <div className={styles.sessions}>
            <h3>{when.sessions}</h3>
            <ul>
              {sessionsOf(days).map((session) => (
                <li key={session.start}>{sessionLabel(session)}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </section>
  );
}
