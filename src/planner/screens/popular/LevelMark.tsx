import type { PopularLevel } from '#camps/rules/popular/popularWeek.ts';
import styles from './LevelMark.module.css';

const STEPS = { none: 1, some: 2, many: 3 } as const;

/** A thermometer of three steps. The words beside it say the same. */
export function LevelMark({ level }: { level: PopularLevel | null }) {
  const filled = STEPS[level ?? 'none'];
  return (
    <svg className={styles.mark} viewBox="0 0 14 26" aria-hidden="true">
      {[1, 2, 3].map((step) => (
        <rect
          key={step}
          className={step <= filled ? styles.filled : undefined}
          x="2"
          y={26 - 8 * step}
          width="10"
          height="6"
          rx="2"
        />
      ))}
    </svg>
  );
}
