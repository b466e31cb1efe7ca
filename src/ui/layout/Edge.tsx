import { classes } from '../classes.ts';
import styles from './Edge.module.css';

const cuts = {
  rise: 'M0 64V44C180 8 340 40 560 16S900 54 1100 30 1330 4 1440 26V64z',
  roll: 'M0 64V30C180 4 340 52 560 34S900 2 1100 26 1330 50 1440 20V64z',
  low: 'M0 64V40C240 30 460 52 720 56S1220 40 1440 30V64z',
  fall: 'M0 0V24C220 60 400 20 640 36S1080 60 1440 18V0z',
} as const;

/** The cut line between two bands of paper, in the color of its class. Decoration. */
export function Edge({
  cut,
  className,
}: {
  cut: keyof typeof cuts;
  className?: string | undefined;
}) {
  return (
    <svg
      className={classes(styles.edge, className)}
      viewBox="0 0 1440 64"
      preserveAspectRatio="none"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={cuts[cut]} />
    </svg>
  );
}
