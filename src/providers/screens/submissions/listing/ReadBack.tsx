import type { ReadBackRow } from '#providers/rules/submission/readBack.ts';
import styles from './ReadBack.module.css';

/** What a provider said, word by word. Plain text, never a link: nobody has checked it yet. */
export function ReadBack({ rows }: { rows: readonly ReadBackRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt className="soft weight-650 nowrap">{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
