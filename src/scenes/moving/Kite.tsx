import { classes } from '#ui/classes.ts';
import { paper } from '../brushes/paper.ts';
import styles from './moving.module.css';

type KiteProps = {
  /** Counted from the hand that holds the string. */
  viewBox: string;
  string: string;
  x: number;
  y: number;
  size: number;
  tilt: number;
  /** Places the drawing, and turns it about that hand (transform-origin). */
  className: string | undefined;
};

/** A kite on its string, swaying about the hand of the child in the picture below. */
export function Kite({ viewBox, string, x, y, size, tilt, className }: KiteProps) {
  return (
    <svg
      className={classes(styles.kite, className)}
      viewBox={viewBox}
      fill="none"
      strokeWidth="2"
      aria-hidden="true"
      focusable="false"
    >
      <path d={string} stroke={paper('rope')} />
      <g transform={`translate(${x} ${y}) rotate(${tilt}) scale(${size})`}>
        <path d="M0-34-22 0H0zM22 0 0 44V0z" fill={paper('kite-a')} />
        <path d="M0-34 22 0H0zM-22 0 0 44V0z" fill={paper('kite-b')} />
        <path d="M0 44C-14 62 16 78 0 98s-16 30 2 48" stroke={paper('rope')} />
        <path
          d="M-9 62l18 10v-10l-18 10zM-8 94l18 8v-9l-18 9zM-8 124l16 10v-10l-16 10z"
          fill={paper('kite-a')}
        />
      </g>
    </svg>
  );
}
