import { ActivityPatch, themeActivities } from '#camps/camps.ts';
import { type CampDates, sessionLabel } from '#camps/rules/text/dates/campDates.ts';
import { hoursRange, readHours } from '#camps/rules/text/hours.ts';
import { dollars } from '#camps/rules/text/price.ts';
import { priceLabel } from '#camps/rules/text/priceLabel.ts';
import { perDayCents } from '#camps/rules/text/pricePerDay.ts';
import { reviewCopy } from '#providers/words/review.ts';
import { classes } from '#ui/classes.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from './ReadWords.module.css';

const copy = reviewCopy.read;

/** The days that were read from a text, and its words that were not. */
export function ReadDates({ sessions, unread }: CampDates) {
  return (
    <ul className={styles.chips}>
      {sessions.map((session) => (
        <li key={session.start + session.end} className="row-inline middle gap-45 anywhere">
          <Glyph name="calendar" />
          <span>{sessionLabel(session)}</span>
        </li>
      ))}
      {unread.map((words) => (
        <li key={words} className={classes('row-inline middle gap-45 anywhere', styles.unread)}>
          <Glyph name="warn" />
          <span>{copy.notRead(words)}</span>
        </li>
      ))}
    </ul>
  );
}

export function ReadActivities({ theme }: { theme: string }) {
  const activities = themeActivities(theme);
  if (activities.length === 0) return copy.noActivity;
  return (
    <span className={styles.activities}>
      {activities.map((activity) => (
        <span key={activity} className="row-inline middle gap-45">
          <ActivityPatch activity={activity} />
          {activity}
        </span>
      ))}
    </span>
  );
}

/** Null when the words are shown as they are. */
export function hoursRead(text: string | null): string | null {
  const hours = readHours(text);
  return hours === 'unknown' ? null : hoursRange(hours);
}

/** Null when the words are shown as they are. `days`: of the camp, to tell what one costs. */
export function priceRead(price: string | null, days: readonly string[]): string | null {
  if (price === null) return null;
  const perDay = perDayCents({ price, days: [...days] });
  const label = priceLabel(price);
  return perDay === null || perDay === 0 ? label : `${label}, ${copy.perDay(dollars(perDay))}`;
}
