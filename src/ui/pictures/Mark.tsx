import { classes } from '../classes.ts';
import styles from './Mark.module.css';

/** The mark: a C that is the sun coming round a tent. --mark-tent recolors the tent. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={classes(styles.mark, className)}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      <use href="#mark" />
    </svg>
  );
}
