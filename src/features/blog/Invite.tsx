import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { Patch } from '#ui/Patch.tsx';
import styles from './Invite.module.css';

type InviteProps = {
  id: string;
  patch: 's-fall' | 's-summer';
  heading: string;
  text: string;
  tone: 'coral' | 'sun';
  /** The button. */
  children: ReactNode;
};

/** A band with one thing to do: a patch, two lines, a button. */
export function Invite({ id, patch, heading, text, tone, children }: InviteProps) {
  return (
    <aside className={classes(styles.invite, styles[tone])} aria-labelledby={id}>
      <Patch id={patch} size="large" />
      <div className={styles.words}>
        <h2 id={id}>{heading}</h2>
        <p>{text}</p>
      </div>
      {children}
    </aside>
  );
}
