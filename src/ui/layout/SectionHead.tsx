import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './SectionHead.module.css';

type SectionHeadProps = {
  /** What the section is labelled by. */
  id: string;
  title: ReactNode;
  children?: ReactNode;
  className?: string | undefined;
};

/** The heading of a section and the text right under it. */
export function SectionHead({ id, title, children, className }: SectionHeadProps) {
  return (
    <div className={classes(styles.head, className)}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
