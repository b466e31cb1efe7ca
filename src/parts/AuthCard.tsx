import type { ReactNode } from 'react';
import { SignInScene } from '#scenes/SignInScene.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import styles from './AuthCard.module.css';

/** One card, one job: a drawing, and beside it (on phones under it) a title and a form. */
export function AuthCard({ children }: { children: ReactNode }) {
  return (
    <Wrap className={styles.page}>
      <div className={styles.card}>
        <SignInScene className={styles.scene} />
        <div className={styles.words}>{children}</div>
      </div>
    </Wrap>
  );
}
