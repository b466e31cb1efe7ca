import { useId, type ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import styles from './Panel.module.css';

type PanelProps = {
  heading: string;
  children: ReactNode;
  /** Shown beside the heading. */
  action?: ReactNode;
  /** It asks for something: a coral edge. */
  asks?: boolean;
};

/** A section on a card of its own. */
export function Panel({ heading, children, action, asks = false }: PanelProps) {
  const id = useId();
  return (
    <section className={classes(styles.panel, asks && styles.asks)} aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id}>{heading}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
