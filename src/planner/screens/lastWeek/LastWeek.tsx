import { LAST_WEEK_ID } from './lastWeek.ts';
import styles from './LastWeek.module.css';

/**
 * Where the page's head draws the week as it was seen last (lastWeekScript.ts). The empty text tells React that what
 * is in there is not its own.
 */
export const LastWeek = () => (
  <div id={LAST_WEEK_ID} className={styles.lastWeek} inert aria-hidden suppressHydrationWarning>
    {''}
  </div>
);
