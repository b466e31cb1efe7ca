import type { CSSProperties } from 'react';
import { FRESHNESS, type House, type Histogram } from '#providers/rules/review/house.ts';
import { houseCopy } from '#providers/words/reviewHouse.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import styles from './House.module.css';

const { freshness: copy, unknown } = houseCopy;

type BarStyle = CSSProperties & { '--share': string };

/** How many live camps are how fresh. Each bar is named by its figures. */
export function FreshnessBars({ freshness }: Pick<House, 'freshness'>) {
  return (
    <Panel title={copy.title}>
      {(['dates', 'price', 'seats'] as const).map((group) => (
        <section key={group} className="stack gap-35" aria-label={copy.groups[group]}>
          <h3 className={styles.group}>{copy.groups[group]}</h3>
          <Bars histogram={freshness[group]} />
        </section>
      ))}
    </Panel>
  );
}

function Bars({ histogram }: { histogram: Histogram | null }) {
  if (histogram === null) return <p>{unknown}</p>;
  const all = histogram.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return <p>{copy.none}</p>;
  return (
    <ul className={styles.bars}>
      {histogram.map(({ name, count }) => {
        const share = Math.round((count / all) * 100);
        const style: BarStyle = { '--share': `${share}%` };
        return (
          <li key={name} style={style}>
            <span>{nameOf(name)}</span> <b>{copy.bar(count, share)}</b>
          </li>
        );
      })}
    </ul>
  );
}

const NAMES = [...FRESHNESS.dates, ...FRESHNESS.seats];
function nameOf(name: string): string {
  const known = NAMES.find((each) => each === name);
  return known === undefined ? name : copy.names[known];
}
