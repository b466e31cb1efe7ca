import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './SidePage.module.css';
import { Wrap } from './Wrap.tsx';

type SidePageProps = {
  /** A drawing; `wide` for one that is a whole scene. */
  drawing: ReactNode;
  wide?: boolean;
  title: string;
  text: string;
  /** The text is read out at once. */
  isAlert?: boolean;
  /** The buttons that lead on. */
  children: ReactNode;
};

/** A page that replaces one that is missing or failed. */
export function SidePage({ drawing, wide, title, text, isAlert, children }: SidePageProps) {
  return (
    <Wrap className={classes(styles.page, wide && styles.wide)}>
      {drawing}
      <h1>{title}</h1>
      <p role={isAlert ? 'alert' : undefined}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </Wrap>
  );
}
