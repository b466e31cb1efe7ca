import type { ReactNode } from 'react';
import styles from './Panel.module.css';

type PanelProps = { title: string; action?: ReactNode; children: ReactNode };

/** One matter of a listing, on a card of its own. */
export function Panel({ title, action, children }: PanelProps) {
  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
