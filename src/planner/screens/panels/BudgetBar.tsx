import { cloth } from '#family/family.ts';
import type { BreakMoney } from './breakMoney.ts';
import styles from './Budget.module.css';

const WIDTH = 240;
const HEIGHT = 12;

/** Each child's part in its own color: solid what is certain, thin what a price may be besides. The words say it, too. */
export function BudgetBar({ money }: { money: BreakMoney }) {
  const { children, sum, budget } = money;
  const whole = Math.max(budget ?? 0, sum.high);
  if (whole === 0) return null;
  const scale = (cents: number) => Math.round((cents * WIDTH * 10) / whole) / 10;
  const starts = children.map((_, at) =>
    children.slice(0, at).reduce((before, one) => before + one.sum.high, 0),
  );
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles.ground} width={WIDTH} height={HEIGHT} />
      {children.map(({ childId, color, sum: { low, high } }, at) => {
        const x = scale(starts[at] ?? 0);
        return (
          <g key={childId} className={cloth[color]}>
            <rect x={x} y={HEIGHT / 3} width={scale(high)} height={HEIGHT / 3} />
            <rect x={x} width={scale(low)} height={HEIGHT} />
          </g>
        );
      })}
    </svg>
  );
}
