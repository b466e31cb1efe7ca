import { type ReactNode, useId } from 'react';
import { classes } from '#ui/classes.ts';
import styles from './Panel.module.css';

type PanelProps = {
  title: string;
  /** Shown beside the heading. */
  action?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
};

/** A card beside the week. */
export function Panel({ title, action, children, className }: PanelProps) {
  const id = useId();
  return (
    <section className={classes(styles.panel, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
