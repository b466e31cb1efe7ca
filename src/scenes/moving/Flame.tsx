import { classes } from '#ui/classes.ts';
import { paper } from '../brushes/paper.ts';
import styles from './moving.module.css';

/** The flame of a campfire, flickering; its logs lie in the picture below. */
export function Flame({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={classes(styles.flame, className)}
      viewBox="-26-76 52 76"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M0-74c8 18 26 28 24 50-1 14-11 22-24 22s-24-8-24-22c0-12 8-18 10-30 6 4 8 8 8 14 8-8 8-20 6-34z"
        fill={paper('tent-a')}
      />
      <path
        d="M1-40c5 10 13 14 12 26-1 7-6 12-13 12s-13-5-13-12c0-8 6-10 7-17 3 2 5 4 5 8 3-5 3-10 2-17z"
        fill={paper('sun')}
      />
    </svg>
  );
}
