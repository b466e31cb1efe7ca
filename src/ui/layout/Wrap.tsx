import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './Wrap.module.css';

/** The page's column: a gutter on phones, 76rem at most. */
export function Wrap({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  return <div className={classes(styles.wrap, className)}>{children}</div>;
}
