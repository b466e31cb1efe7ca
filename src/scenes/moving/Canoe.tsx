import { classes } from '#ui/classes.ts';
import { paper } from '../brushes/paper.ts';
import styles from './moving.module.css';

/** Two in a canoe that bobs; its shadow lies on the lake of the picture below. */
export function Canoe({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={classes(styles.canoe, className)}
      viewBox="-140-86 280 130"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M-52-8C-54-40-46-52-34-52S-16-40-16-8z" fill={paper('sun')} />
      <circle cx="-35" cy="-64" r="13" fill={paper('skin-a')} />
      <path d="M-49-67c1-10 8-14 15-14s13 4 14 12h8v5h-42v-4z" fill={paper('tent-trim')} />
      <path d="M24-8C22-32 28-42 38-42S54-32 52-8z" fill={paper('cloud')} />
      <circle cx="38" cy="-52" r="11.5" fill={paper('skin-b')} />
      <path
        d="M26-51c-2-12 8-16 14-14a5 5 0 1 1 12 12c-1 0-2 1-4 2-6-5-14-5-22 0z"
        fill={paper('hair')}
      />
      <path
        d="M-132-38C-122-20-100-12-60-10H60C100-12 122-20 132-38 134-14 116 18 84 26H-84C-116 18-134-14-132-38z"
        fill={paper('canoe')}
      />
      <path
        d="M-132-38C-122-20-100-12-60-10H60C100-12 122-20 132-38l1 9C122-12 100-3 60-2H-60C-100-3-122-12-133-29z"
        fill={paper('tent-trim')}
      />
      <path
        d="M-42-42l22 14 14-10"
        fill="none"
        stroke={paper('skin-a')}
        strokeWidth="7.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M2-70-18 14" stroke={paper('trunk')} strokeWidth="4.5" strokeLinecap="round" />
      <path d="M-16 4c7 2 8 12 3 30-3 8-13 5-13-3 0-10 4-24 10-27z" fill={paper('trunk')} />
    </svg>
  );
}
